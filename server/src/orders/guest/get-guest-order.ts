import type { GuestOrder } from '@rapport/contract/accounts/guest-order'
import { and, eq, ne } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { listMessages } from '../conversation/list-messages.ts'
import type { SignFile } from '../conversation/message-files.ts'
import { findOrderCalculation } from '../lines/order-calculation.ts'
import { listOrderLines } from '../lines/order-lines.ts'
import { orders } from '../tables.ts'
import { listFiles, listStatusChanges } from '../user-orders/get-user-order.ts'

/** What the page of a link has beside the order itself. */
type Added = 'stages' | 'stageMails' | 'messagesPath' | 'isSent' | 'refused'

/** Returns an order for its link, without its production; undefined if it was removed or erased. */
export async function findGuestOrder(
  orm: Orm,
  id: string,
  sign: SignFile,
): Promise<Omit<GuestOrder, Added> | undefined> {
  const { number, placedAt, status, email } = orders
  const [order] = await orm
    .select({ number, placedAt, status })
    .from(orders)
    .where(and(eq(orders.id, id), ne(email, '')))
  if (!order) return undefined
  const changes = await listStatusChanges(orm, id)
  const files = await listFiles(orm, id)
  const lines = await listOrderLines(orm, id)
  return {
    ...order,
    placedAt: order.placedAt.toISOString(),
    calculation: await findOrderCalculation(orm, id),
    lines: lines.map((line) => ({ ...line, shownTotal: null })),
    statusChanges: changes.map((change) => ({ ...change, reason: null })),
    messages: await listMessages(orm, id, sign),
    files: files.map(({ name, size }) => ({ name, size })),
  }
}
