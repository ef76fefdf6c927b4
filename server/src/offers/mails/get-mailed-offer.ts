import { eq } from 'drizzle-orm'
import { UndeliverableError } from '../../orders/notifications/try-sending.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { offers } from '../tables.ts'

/** Returns what mails say of an offer. Throws UndeliverableError if it was deleted. */
export async function getMailedOffer(orm: Orm, offerId: string) {
  const [row] = await orm
    .select({
      offer: offers,
      order: { id: orders.id, number: orders.number, name: orders.name, email: orders.email },
    })
    .from(offers)
    .innerJoin(orders, eq(orders.id, offers.orderId))
    .where(eq(offers.id, offerId))
  if (!row) throw new UndeliverableError('DELETED')
  return row
}

export type MailedOffer = Awaited<ReturnType<typeof getMailedOffer>>
