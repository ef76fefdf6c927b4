import { eq } from 'drizzle-orm'
import { UndeliverableError } from '../../orders/notifications/try-sending.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { proofs } from '../tables.ts'

/** Returns what mails say of a proof. Throws UndeliverableError if it was deleted. */
export async function getMailedProof(orm: Orm, proofId: string) {
  const [row] = await orm
    .select({
      proof: proofs,
      order: { id: orders.id, number: orders.number, name: orders.name, email: orders.email },
    })
    .from(proofs)
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .where(eq(proofs.id, proofId))
  if (!row) throw new UndeliverableError('DELETED')
  return row
}

export type MailedProof = Awaited<ReturnType<typeof getMailedProof>>
