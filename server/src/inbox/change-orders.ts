import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import type { OrderChange, OrderChangesResult } from '@rapport/staff-contract/inbox/order-changes'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { assignOrder, changeStatus, claimOrder } from './commands.ts'
import type { OrderAuthor, OrderVersion } from './lock-order.ts'

/** Runs a command about one order in a transaction of its own. */
type WriteOne = (id: string, command: (tx: Orm, author: OrderAuthor) => Promise<void>) => Promise<void>

/**
 * Changes several orders, each in a transaction of its own. Returns the orders that stayed as they are, with
 * the reason: another version, or a change that makes no sense for them. Throws 409 if none was changed.
 */
export async function changeOrders(
  orders: readonly Required<OrderVersion>[],
  change: OrderChange,
  write: WriteOne,
): Promise<OrderChangesResult> {
  const left: OrderChangesResult['left'] = []
  for (const order of orders)
    try {
      await write(order.id, (tx, author) => changeOne(tx, order, change, author))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      left.push({ id: order.id, reason: Object.values(error.fields).flat()[0] ?? error.message })
    }
  const changed = orders.length - left.length
  if (changed === 0) throw new ApiError(409, left[0]?.reason ?? inboxMessages.versionStale)
  return { changed, left }
}

function changeOne(tx: Orm, order: OrderVersion, change: OrderChange, author: OrderAuthor): Promise<void> {
  if (change.action === 'take') return claimOrder(tx, order.id, author)
  if (change.action === 'assign') return assignOrder(tx, order, change.assigneeId, author)
  return changeStatus(tx, order, { status: change.status, reason: change.reason ?? '' }, author)
}
