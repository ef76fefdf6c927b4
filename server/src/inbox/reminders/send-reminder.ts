import { and, eq, isNull } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { staff } from '../../staff/tables.ts'
import { notifyOrders } from '../events/notify-orders.ts'
import { type InboxEmailDeps, sendReminderEmail } from '../inbox-emails.ts'
import { orderReminders } from '../tables.ts'

/** Queue of reminders. */
export const REMINDER_QUEUE = 'order-reminders'

/** Enqueues a reminder for its time; the job has its id only. */
export async function enqueueReminder(tx: Orm, jobs: Jobs, id: number, at: Date): Promise<void> {
  await jobs.enqueue(tx, REMINDER_QUEUE, String(id), { startAfter: at })
}

/**
 * Marks a reminder as due in the member's inbox and mails it. Does nothing if it was deleted. A failed mail is
 * retried, while the inbox shows the reminder.
 */
export async function sendReminder(
  { id }: { id: string },
  deps: InboxEmailDeps & { now: Clock },
): Promise<void> {
  const { orm } = deps.database
  const [reminder] = await orm
    .select({
      at: orderReminders.at,
      staffId: orderReminders.staffId,
      orderId: orders.id,
      number: orders.number,
      name: staff.name,
      email: staff.email,
      blockedAt: staff.blockedAt,
    })
    .from(orderReminders)
    .innerJoin(orders, eq(orders.id, orderReminders.orderId))
    .innerJoin(staff, eq(staff.id, orderReminders.staffId))
    .where(eq(orderReminders.id, Number(id)))
  if (!reminder) return
  // The database clock may be ahead; the next try follows within seconds.
  if (deps.now() < reminder.at) throw new Error('TOO_EARLY')
  const { orderId, staffId, number, name, email } = reminder
  await orm.transaction(async (tx) => {
    const due = await tx
      .update(orderReminders)
      .set({ dueAt: deps.now() })
      .where(and(eq(orderReminders.id, Number(id)), isNull(orderReminders.dueAt)))
      .returning({ id: orderReminders.id })
    if (due.length > 0) await notifyOrders(tx, { kind: 'reminder', orderId, staffId })
  })
  if (!reminder.blockedAt) await sendReminderEmail(deps, { id: orderId, number, name, email, reminderId: id })
}
