import { eq, sql } from 'drizzle-orm'
import { notifyOrders } from '../inbox/events/notify-orders.ts'
import type { OrderAuthor } from '../inbox/lock-order.ts'
import { offers } from '../offers/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { AuditEntry } from '../staff/audit/audit-log.ts'

/** Raises the revision of a written offer, writes an audit row, and notifies open tabs. */
export async function recordOfferWrite(
  tx: Orm,
  { id, number, order }: { id: string; number: string; order: { id: string } },
  { now, audit }: Pick<OrderAuthor, 'now' | 'audit'>,
  changes: Pick<AuditEntry, 'before' | 'after'>,
): Promise<void> {
  await tx
    .update(offers)
    .set({ revision: sql`${offers.revision} + 1`, updatedAt: now })
    .where(eq(offers.id, id))
  await notifyOrders(tx, { kind: 'changed', orderId: order.id })
  await audit(tx, { subject: 'offer', subjectId: id, title: number, ...changes })
}
