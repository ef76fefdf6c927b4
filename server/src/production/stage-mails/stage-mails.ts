import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { trySending } from '../../orders/notifications/try-sending.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Jobs, JobTry } from '../../platform/jobs/jobs.ts'
import { orderProduction } from '../tables.ts'
import { type StageMailDeps, sendStageMail } from './send-stage-mail.ts'

const QUEUE = 'stage-mails'
/** Due mails that are enqueued at once, at most. The next minute enqueues the rest. */
const DUE_MAX = 1000

type Deps = StageMailDeps & { jobs: Jobs; log: FastifyBaseLogger }

/** Starts to send mails about stages. The row of the order is the queue, so that a killed process loses none. */
export async function startStageMails(deps: Deps): Promise<void> {
  const { jobs, orm, now } = deps
  await jobs.handle(QUEUE, (job) => sendMail(job, deps))
  await jobs.schedule('stage-mails', '* * * * *', () => enqueueDueStageMails(orm, jobs, now()))
}

/** Enqueues the mails about stages that are due. */
export async function enqueueDueStageMails(orm: Orm, jobs: Pick<Jobs, 'enqueue'>, now: Date): Promise<void> {
  const due = await orm
    .select({ orderId: orderProduction.orderId })
    .from(orderProduction)
    .where(lte(orderProduction.mailDueAt, now))
    .orderBy(asc(orderProduction.mailDueAt))
    .limit(DUE_MAX)
  for (const { orderId } of due) await jobs.enqueue(orm, QUEUE, orderId)
}

async function sendMail(job: JobTry, deps: Deps): Promise<void> {
  const { orm, log, now } = deps
  const ofOrder = eq(orderProduction.orderId, job.id)
  const [production] = await orm
    .update(orderProduction)
    .set({ mailAttempts: sql`${orderProduction.mailAttempts} + 1` })
    .where(and(ofOrder, lte(orderProduction.mailDueAt, now())))
    .returning()
  if (!production) return
  const { stageId, doneAt, version, mailAttempts } = production
  // A stage that was set meanwhile has its own due moment.
  const isSame = eq(orderProduction.version, version)
  const outcome = await trySending({
    job,
    attempt: mailAttempts,
    send: () => sendStageMail(deps, production),
    fail: (mailError, isLast) =>
      orm
        .update(orderProduction)
        .set({ mailError, ...(isLast ? { mailDueAt: null } : {}) })
        .where(and(ofOrder, isSame)),
    log,
    logged: { order: job.id },
    name: 'stage mail',
  })
  if (!outcome) return
  await orm.update(orderProduction).set({ mailDueAt: null, mailError: null }).where(and(ofOrder, isSame))
  if (!outcome.sent) return
  await orm
    .update(orderProduction)
    .set({ mailedStageId: stageId, mailedDone: doneAt !== null, mailedAt: now() })
    .where(ofOrder)
  log.info({ order: job.id }, 'stage mailed')
}
