import { and, asc, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { getEmailContext, toMessage } from '../../content/site-email.ts'
import type { Hooks } from '../../hooks.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import type { Jobs, JobTry } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mail-message.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { Env } from '../../platform/process/env.ts'
import { trySending, UndeliverableError } from '../notifications/try-sending.ts'
import { orders } from '../tables.ts'
import { messageEmail } from './message-email.ts'
import { mapMessageFiles } from './message-files.ts'
import type { ReplyTo } from './reply-address.ts'
import { orderMessages } from './tables.ts'

const QUEUE = 'order-messages'
/** Pending mails that are enqueued at once, at most. */
const PENDING_MAX = 10_000

export interface MessageMailDeps {
  database: Database
  jobs: Jobs
  customerMailer: Mailer
  env: Pick<Env, 'PUBLIC_URL'>
  hooks: Pick<Hooks, 'listOrderOffers'>
  log: FastifyBaseLogger
  now: Clock
  replyTo: ReplyTo
  /** Returns the URL that opens an order without an account. */
  guestUrl: (orderId: string) => string
  /** Returns the URL that opens a file of an order while it is stored. */
  fileUrl: (fileId: string, placedAt: Date) => string
}

/** Enqueues the mail of a message in the transaction that stores it. */
export const enqueueMessageMail = (
  tx: Orm,
  jobs: Jobs,
  messageId: number,
  options: { again?: boolean } = {},
): Promise<void> => jobs.enqueue(tx, QUEUE, String(messageId), options)

/** Starts to send mails of messages. */
export async function startMessageMails(deps: MessageMailDeps): Promise<void> {
  await deps.jobs.createQueue(QUEUE)
  await enqueuePendingMails(deps.database.orm, deps.jobs)
  await deps.jobs.handle(QUEUE, (job) => sendMail(job, deps))
  await deps.jobs.schedule('order-messages', '* * * * *', () =>
    enqueuePendingMails(deps.database.orm, deps.jobs),
  )
}

/** Enqueues pending mails: those of status messages, and those that a killed process left without a job. */
export async function enqueuePendingMails(orm: Orm, jobs: Jobs): Promise<void> {
  const pending = await orm
    .select({ id: orderMessages.id })
    .from(orderMessages)
    .where(eq(orderMessages.mailState, 'pending'))
    .orderBy(asc(orderMessages.id))
    .limit(PENDING_MAX)
  for (const { id } of pending) await enqueueMessageMail(orm, jobs, id)
}

async function sendMail(job: JobTry, deps: MessageMailDeps): Promise<void> {
  const { orm } = deps.database
  const id = Number(job.id)
  const update = (values: Partial<typeof orderMessages.$inferInsert>) =>
    orm.update(orderMessages).set(values).where(eq(orderMessages.id, id))
  const [message] = await orm
    .update(orderMessages)
    .set({ mailAttempts: sql`${orderMessages.mailAttempts} + 1` })
    .where(and(eq(orderMessages.id, id), eq(orderMessages.mailState, 'pending')))
    .returning()
  if (!message) return
  const outcome = await trySending({
    job,
    attempt: message.mailAttempts,
    send: () => send(message, deps),
    fail: (mailError, isLast) => update({ mailError, ...(isLast ? { mailState: 'failed' } : {}) }),
    log: deps.log,
    logged: { message: id },
    name: 'mail of an order message',
  })
  if (!outcome) return
  await update({ mailState: 'sent', mailedAt: deps.now(), mailError: null })
  deps.log.info({ message: id }, 'order message mailed')
}

async function send(
  { id, orderId, text }: typeof orderMessages.$inferSelect,
  { database: { orm }, customerMailer, env, hooks, replyTo, guestUrl, fileUrl }: MessageMailDeps,
): Promise<void> {
  const [order] = await orm.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.email) throw new UndeliverableError('NO_RECIPIENT')
  const context = await getEmailContext(orm, env.PUBLIC_URL)
  // The same for every try, so that mail programs recognise a repeat.
  const messageId = `<message-${id}-${orderId}@${new URL(env.PUBLIC_URL).hostname}>`
  const stored = (await mapMessageFiles(orm, [id])).get(id) ?? []
  const files = stored.map((file) => ({ ...file, url: fileUrl(file.id, order.placedAt) }))
  const [offer] = order.userId === null ? await hooks.listOrderOffers.call(order.number) : []
  const about = { order, text, guestUrl: guestUrl(orderId), offerPath: offer?.path, files }
  const email = messageEmail(about, context)
  const mail = toMessage(email, context, { to: order.email, messageId })
  await customerMailer.send({ ...mail, ...replyTo(orderId) })
}
