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

/** The queue of warnings about calls that are due. */
export const CALL_REMINDER_QUEUE = 'order-calls'

type Moment = 'soon' | 'late'

/** Queues the warning before a call is due. The job says which order and for which moment, and nothing of anybody. */
export async function enqueueCallReminder(tx: Orm, jobs: Jobs, orderId: string, callBy: Date): Promise<void> {
  const startAfter = new Date(callBy.getTime() - CALL_WARNING_MINUTES * MINUTE_MS)
  await jobs.enqueue(tx, CALL_REMINDER_QUEUE, `soon ${orderId} ${callBy.getTime()}`, { startAfter })
}

export interface CallReminderDeps extends InboxEmailDeps {
  database: Database
  jobs: Jobs
  now: Clock
  /** Sends the number of an order to the factory's chat; undefined where there is none. */
  sendToChat: ((text: string) => Promise<void>) | undefined
}

/**
 * Warns whoever has an order that its call is due soon, or everybody who works with orders where nobody has it; all of them,
 * and the factory's chat, once it is late. Does nothing where the call was made, or put off.
 */
export async function sendCallReminder({ id }: { id: string }, deps: CallReminderDeps): Promise<void> {
  const [moment = '', orderId = '', due = ''] = id.split(' ')
  const callBy = new Date(Number(due))
  const order = await findWaiting(deps.database.orm, orderId, callBy)
  if (!order) return
  const isLate = moment === ('late' satisfies Moment)
  // The database's clock may be ahead; the next try comes in seconds.
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

/** Returns somebody of the staff, or everybody who works with orders. */
async function listPeople(orm: Orm, id: number | null): Promise<{ name: string; email: string }[]> {
  const rows = await orm
    .select({ name: staff.name, email: staff.email, role: staff.role })
    .from(staff)
    .where(
      and(isNull(staff.blockedAt), isNotNull(staff.joinedAt), id === null ? undefined : eq(staff.id, id)),
    )
  return rows.filter(({ role }) => hasPermission(role, 'orders.write'))
}
