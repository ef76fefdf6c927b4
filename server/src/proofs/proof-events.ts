import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { ProofEventKind } from '@rapport/staff-contract/proofs/proof'
import type { Orm } from '../platform/database/database.ts'
import { proofEvents } from './tables.ts'

interface NewEvent {
  proofId: string
  version: number
  kind: ProofEventKind
  at: Date
  staffId?: number
  text?: string
}

/** Records an event in the transaction of its change. Returns its id. */
export async function recordProofEvent(tx: Orm, event: NewEvent): Promise<number> {
  const [row] = await tx
    .insert(proofEvents)
    .values({ ...event, day: moscowDay(event.at) })
    .returning({ id: proofEvents.id })
  if (!row) throw new Error('The event was not recorded')
  return row.id
}
