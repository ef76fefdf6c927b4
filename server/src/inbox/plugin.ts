import fp from 'fastify-plugin'
import type { PlacedOrder } from '../hooks.ts'
import { createChatSender } from '../orders/notifications/telegram.ts'
import type { Orm } from '../platform/database/database.ts'
import { redactQueryError } from '../platform/database/database-errors.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Services } from '../services.ts'
import { getCallDeadline } from './calls/call-deadline.ts'
import { CALL_REMINDER_QUEUE, enqueueCallReminder, sendCallReminder } from './calls/call-reminders.ts'
import { enqueueHours, HOURS_QUEUE, HOURS_TABLES, updateCallMoments } from './calls/hours-changed.ts'
import { conversationRoutes } from './conversation/conversation-routes.ts'
import { MESSAGE_QUEUE, notifyStaff } from './conversation/notify-staff.ts'
import { notifyOrders } from './events/notify-orders.ts'
import { createOrderEvents, type OrderEvents } from './events/order-events.ts'
import { MENTION_QUEUE, sendMention } from './mention-email.ts'
import { REMINDER_QUEUE, sendReminder } from './reminders/send-reminder.ts'
import { getOrder, inboxRoutes, inboxStateRoutes, inboxUploadRoutes } from './routes.ts'
import { orderHandling } from './tables.ts'
import { deleteExpiredWriteKeys } from './write-once.ts'

declare module 'fastify' {
  interface FastifyInstance {
    orderEvents: OrderEvents
  }
}

/** The staff's inbox of orders: assignees, calls, notes and reminders. */
export const inbox = fp<Services>(
  async (app, services) => {
    const { database, storage, jobs, now, mailer, env, log, limits, hooks, onContentChange } = services
    const emailDeps = { database, mailer, publicUrl: env.PUBLIC_URL }
    const reminderDeps = { ...emailDeps, jobs, now, sendToChat: createChatSender(env) }
    await jobs.handle(CALL_REMINDER_QUEUE, (job) => sendCallReminder(job, reminderDeps))
    await jobs.handle(REMINDER_QUEUE, (job) => sendReminder(job, { ...emailDeps, now }))
    await jobs.handle(MESSAGE_QUEUE, (job) => notifyStaff(job, { ...reminderDeps, env }))
    await jobs.handle(MENTION_QUEUE, (job) => sendMention(job, emailDeps))
    await jobs.handle(HOURS_QUEUE, () => updateCallMoments({ database, jobs }))
    const onHoursChange = () =>
      void enqueueHours(database.orm, jobs).catch((error) =>
        log.error({ err: redactQueryError(error) }, 'call deadlines not updated'),
      )
    onContentChange(onHoursChange, (table) => HOURS_TABLES.includes(table))
    hooks.findCallTime.provide(({ cityId, placedAt }) =>
      getCallDeadline(database.orm, { cityId, from: placedAt, minutes: 0 }),
    )
    hooks.orderPlaced.add((tx, order) => receiveOrder(tx, jobs, order))
    hooks.customerWrote.add(async (tx, { orderId, messageId }) => {
      await jobs.enqueue(tx, MESSAGE_QUEUE, String(messageId))
      await notifyOrders(tx, { kind: 'message', orderId })
    })
    const notifyChanged = (tx: Orm, orderId: string) => notifyOrders(tx, { kind: 'changed', orderId })
    hooks.offerChanged.add(notifyChanged)
    hooks.proofChanged.add(notifyChanged)
    hooks.invoiceChanged.add(notifyChanged)
    await jobs.schedule('order-write-keys', '13 3 * * *', () => deleteExpiredWriteKeys(database.orm, now()))
    const events = await createOrderEvents({ database, now, log })
    app.addHook('preClose', () => events.close())
    app.decorate('orderEvents', events)
    const deps = {
      database,
      jobs,
      now,
      events,
      submit: app.orders.deps,
      fileKeys: app.orders.fileKeys,
      resend: { jobs, channels: app.orders.channels, mailHost: app.orders.mailHost },
      files: { storage, uploads: app.orders.uploads },
    }
    await app.addAdminRoutes((route) => inboxRoutes(route, deps))
    await app.addAdminRoutes((route) =>
      conversationRoutes(route, { database, jobs, now, getOrder: (id) => getOrder(deps, id) }),
    )
    // Event streams last for hours and uploads for minutes, so both have concurrency limits of their own.
    await app.addAdminRoutes((route) => inboxStateRoutes(route, deps), limits.staff.inboxStates)
    await app.addAdminRoutes((route) => inboxUploadRoutes(route, deps), limits.staff.uploads)
  },
  { name: 'inbox', dependencies: ['orders', 'staff'] },
)

/**
 * Stores the call deadline of a new order in its transaction, enqueues the warning, and notifies open tabs. An order
 * that staff wrote down needs no call: its author handles it.
 */
async function receiveOrder(
  tx: Orm,
  jobs: Jobs,
  { id, cityId, placedAt, takenById: assigneeId }: PlacedOrder,
): Promise<void> {
  if (assigneeId !== undefined) {
    await tx.insert(orderHandling).values({ orderId: id, assigneeId })
    await notifyOrders(tx, { kind: 'changed', orderId: id })
    return
  }
  const callBy = await getCallDeadline(tx, { cityId, from: placedAt })
  await tx.insert(orderHandling).values({ orderId: id, callBy, promisedBy: callBy })
  await enqueueCallReminder(tx, jobs, id, callBy)
  await notifyOrders(tx, { kind: 'placed', orderId: id })
}
