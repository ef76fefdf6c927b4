import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import type { OrderChange, OrderChangesResult } from '@rapport/staff-contract/inbox/order-changes'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { assignOrder, changeStatus, claimOrder } from './commands.ts'
import type { OrderAuthor, OrderVersion } from './lock-order.ts'

/** Runs a command for one order in its own transaction. */
type WriteOrder = (id: string, command: (tx: Orm, author: OrderAuthor) => Promise<void>) => Promise<void>

/**
 * Changes several orders, each in its own transaction. Returns the orders left unchanged with the reason: a stale
 * version or an impossible change. Throws 409 if none was changed.
 */
export async function changeOrders(
  orders: readonly Required<OrderVersion>[],
  change: OrderChange,
  write: WriteOrder,
): Promise<OrderChangesResult> {
  const left: OrderChangesResult['left'] = []
  for (const order of orders)
    try {
      await write(order.id, (tx, author) => changeOrder(tx, order, change, author))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      left.push({ id: order.id, reason: Object.values(error.fields).flat()[0] ?? error.message })
    }
  const changed = orders.length - left.length
  if (changed === 0) throw new ApiError(409, left[0]?.reason ?? inboxMessages.versionStale)
  return { changed, left }
}

function changeOrder(tx: Orm, order: OrderVersion, change: OrderChange, author: OrderAuthor): Promise<void> {
  if (change.action === 'take') return claimOrder(tx, order.id, author)
  if (change.action === 'assign') return assignOrder(tx, order, change.assigneeId, author)
  return changeStatus(tx, order, { status: change.status, reason: change.reason ?? '' }, author)
}
