import { messages } from '@rapport/contract/errors/messages'
import type { OrderCall } from '@rapport/staff-contract/inbox/inbox'
import { CALL_AGAIN_MINUTES, MISSED_CALLS_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { findReminderError } from '@rapport/staff-contract/inbox/order-reminders'
import { and, eq } from 'drizzle-orm'
import { changeOrderStatus } from '../../orders/change-order-status.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import {
  type LockedOrder,
  lockOrderVersion,
  type OrderAuthor,
  type OrderVersion,
  pressedAt,
  updateHandling,
} from '../lock-order.ts'
import { orderCalls } from '../tables.ts'
import { countWaitedMinutes, getCallDeadline } from './call-deadline.ts'
import { enqueueCallReminder } from './call-reminders.ts'

/**
 * Records a call. An answered call changes a new order to `called`. An unanswered call is due again, three times in
 * all. `later` means that the customer requested another time. Throws 409 if no call is due, 422 if that time has
 * passed.
 */
export async function recordCall(
  tx: Orm,
  target: OrderVersion,
  call: OrderCall,
  author: OrderAuthor,
  jobs: Jobs,
): Promise<void> {
  const order = await lockOrderVersion(tx, target)
  const { callBy, promisedBy, missedCalls } = order.handling
  if (callBy === null || order.status === 'refused') throw new ApiError(409, inboxMessages.callUnneeded)
  const { outcome } = call
  const at = pressedAt(order, author)
  const callAt = outcome === 'later' ? laterTime(call, at) : null
  await tx
    .insert(orderCalls)
    .values({
      orderId: order.id,
      at,
      authorId: author.staffId,
      outcome,
      callBy,
      promisedBy,
      callAt,
      waitedMinutes: await waitedMinutes(tx, order, at),
    })
  if (outcome === 'reached' && order.status === 'new')
    await changeOrderStatus(tx, order.id, { status: 'called', by: 'staff', at, staffId: author.staffId })
  const missed = missedCalls + (outcome === 'missed' ? 1 : 0)
  const isAgain = outcome === 'missed' && missed < MISSED_CALLS_MAX
  const again = { cityId: order.cityId, from: at, minutes: CALL_AGAIN_MINUTES }
  const next = isAgain ? await getCallDeadline(tx, again) : callAt
  // A missed promise stays missed: another time counts only if the customer requested it before the deadline.
  const promised = callAt && promisedBy && at <= promisedBy ? callAt : promisedBy
  const values = { callBy: next, promisedBy: promised, missedCalls: missed }
  await updateHandling(tx, order, values, author, { after: { call: outcome, ...(callAt && { callAt }) } })
  if (next) await enqueueCallReminder(tx, jobs, order.id, next)
}

/** Returns the time that the customer requested. It must be later than the click, whenever the request arrives. */
function laterTime({ callAt }: OrderCall, at: Date): Date {
  const moment = new Date(callAt ?? '')
  const error = Number.isNaN(moment.getTime()) ? inboxMessages.callAt : findReminderError(moment, at)
  if (error) throw new ApiError(422, messages.invalid, { callAt: [error] })
  return moment
}

/** Returns working minutes since the order, or null if its customer chose the time. */
async function waitedMinutes(
  tx: Orm,
  { id, cityId, placedAt }: Pick<LockedOrder, 'id' | 'cityId' | 'placedAt'>,
  to: Date,
): Promise<number | null> {
  const [chosen] = await tx
    .select({ id: orderCalls.id })
    .from(orderCalls)
    .where(and(eq(orderCalls.orderId, id), eq(orderCalls.outcome, 'later')))
    .limit(1)
  return chosen ? null : countWaitedMinutes(tx, { cityId, from: placedAt, to })
}
