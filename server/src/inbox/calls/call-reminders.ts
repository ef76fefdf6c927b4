import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { CALL_WARNING_MINUTES } from '@rapport/staff-contract/inbox/inbox-limits'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { staff } from '../../staff/tables.ts'
import { type InboxEmailDeps, sendCallEmail } from '../inbox-emails.ts'
import { orderHandling } from '../tables.ts'

/** Queue of warnings about calls. */
export const CALL_REMINDER_QUEUE = 'order-calls'

type Moment = 'soon' | 'late'

/** Enqueues the warning before a deadline. The job has the order, the kind of warning and the deadline only. */
export async function enqueueCallReminder(tx: Orm, jobs: Jobs, orderId: string, callBy: Date): Promise<void> {
  const startAfter = new Date(callBy.getTime() - CALL_WARNING_MINUTES * MINUTE_MS)
  await jobs.enqueue(tx, CALL_REMINDER_QUEUE, `soon ${orderId} ${callBy.getTime()}`, { startAfter })
}

export interface CallReminderDeps extends InboxEmailDeps {
  database: Database
  jobs: Jobs
  now: Clock
  /** Sends a text to the factory's chat; undefined if it is not configured. */
  sendToChat: ((text: string) => Promise<void>) | undefined
}

/**
 * Warns before a deadline: the assignee, or all handlers of orders without one. After the deadline it warns all
 * handlers and the factory's chat. Does nothing if the call was made or postponed.
 */
export async function sendCallReminder({ id }: { id: string }, deps: CallReminderDeps): Promise<void> {
  const [moment = '', orderId = '', due = ''] = id.split(' ')
  const callBy = new Date(Number(due))
  const order = await findWaiting(deps.database.orm, orderId, callBy)
  if (!order) return
  const isLate = moment === ('late' satisfies Moment)
  // The database clock may be ahead; the next try follows within seconds.
  if (isLate && deps.now() < callBy) throw new Error('TOO_EARLY')
  const people = await listPeople(deps.database.orm, isLate ? null : order.assigneeId)
  for (const person of people) await sendCallEmail(deps, { ...order, ...person, callBy, isLate })
  if (isLate) await deps.sendToChat?.(`Заявка ${order.number}: позвонить не\u00A0успели`)
  else
    await deps.jobs.enqueue(deps.database.orm, CALL_REMINDER_QUEUE, `late ${orderId} ${callBy.getTime()}`, {
      startAfter: callBy,
    })
}

async function findWaiting(orm: Orm, orderId: string, callBy: Date) {
  const [order] = await orm
    .select({ id: orders.id, number: orders.number, assigneeId: orderHandling.assigneeId })
    .from(orderHandling)
    .innerJoin(orders, eq(orders.id, orderHandling.orderId))
    .where(
      and(eq(orderHandling.orderId, orderId), eq(orderHandling.callBy, callBy), ne(orders.status, 'refused')),
    )
  return order
}

/** Returns the staff member with `id`, or all who may handle orders. */
async function listPeople(orm: Orm, id: number | null): Promise<{ name: string; email: string }[]> {
  const rows = await orm
    .select({ name: staff.name, email: staff.email, role: staff.role })
    .from(staff)
    .where(
      and(isNull(staff.blockedAt), isNotNull(staff.joinedAt), id === null ? undefined : eq(staff.id, id)),
    )
  return rows.filter(({ role }) => hasPermission(role, 'orders.write'))
}
