import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { isRefused, REFUSED_ATTEMPTS_MAX } from '../../orders/notifications/is-refused.ts'
import type { Orm } from '../../platform/database/database.ts'
import { errorCode } from '../../platform/http/error-code.ts'
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
  await jobs.handle(QUEUE, (job) => trySending(job, deps))
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

async function trySending(job: JobTry, deps: Deps): Promise<void> {
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
  let isSent: boolean
  try {
    isSent = await sendStageMail(deps, production)
  } catch (error) {
    const reason = errorCode(error)
    const isGivenUp = isRefused(error) && mailAttempts >= REFUSED_ATTEMPTS_MAX
    const retryBy = isGivenUp ? undefined : job.retryBy
    await orm
      .update(orderProduction)
      .set({ mailError: reason, ...(retryBy ? {} : { mailDueAt: null }) })
      .where(and(ofOrder, isSame))
    log.warn({ order: job.id, reason, retryBy }, 'stage not mailed')
    if (isGivenUp) return
    // pg-boss stores the error with the job, and the original may contain an email.
    throw new Error(reason)
  }
  await orm.update(orderProduction).set({ mailDueAt: null, mailError: null }).where(and(ofOrder, isSame))
  if (!isSent) return
  await orm
    .update(orderProduction)
    .set({ mailedStageId: stageId, mailedDone: doneAt !== null, mailedAt: now() })
    .where(ofOrder)
  log.info({ order: job.id }, 'stage mailed')
}
