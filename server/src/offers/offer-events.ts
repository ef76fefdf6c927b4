import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { OfferEvent } from '@rapport/staff-contract/offers/offer'
import type { Orm } from '../platform/database/database.ts'
import { offerEvents } from './tables.ts'

interface NewEvent {
  offerId: string
  version: number
  kind: OfferEvent['kind']
  at: Date
  staffId?: number
  text?: string
}

/** Records an event in the transaction of its change. Returns its id. */
export async function recordOfferEvent(tx: Orm, event: NewEvent): Promise<number> {
  const [row] = await tx
    .insert(offerEvents)
    .values({ ...event, day: moscowDay(event.at) })
    .returning({ id: offerEvents.id })
  if (!row) throw new Error('The event was not recorded')
  return row.id
}
