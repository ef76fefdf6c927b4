import { randomUUID } from 'node:crypto'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { trySending } from '../../orders/notifications/try-sending.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Jobs, JobTry } from '../../platform/jobs/jobs.ts'
import { offerMails } from '../tables.ts'
import { type OfferMailDeps, sendOfferMail } from './send-offer-mail.ts'

const QUEUE = 'offer-mails'
/** Pending mails that a start enqueues again, at most. */
const PENDING_MAX = 10_000

/** What enqueues mails of offers. */
export interface OfferMailQueue {
  jobs: Jobs
}

interface NewMail {
  offerId: string
  version: number
  kind: Offer['mails'][number]['kind']
  /** Address in place of the order's own. */
  recipient?: string | null
  eventId?: number
  at: Date
}

/** Enqueues a mail in the caller's transaction. */
export async function enqueueOfferMail(
  tx: Orm,
  { jobs }: OfferMailQueue,
  { at, ...mail }: NewMail,
): Promise<void> {
  const id = randomUUID()
  await tx.insert(offerMails).values({ id, ...mail, createdAt: at })
  await jobs.enqueue(tx, QUEUE, id)
}

/** Starts to send mails. Also enqueues pending mails without a job, left by a killed process. */
export async function startOfferMails(
  deps: OfferMailDeps & OfferMailQueue & { log: FastifyBaseLogger },
): Promise<void> {
  const { orm } = deps.database
  await deps.jobs.createQueue(QUEUE)
  const pending = await orm
    .select({ id: offerMails.id })
    .from(offerMails)
    .where(eq(offerMails.state, 'pending'))
    .orderBy(asc(offerMails.createdAt))
    .limit(PENDING_MAX)
  for (const { id } of pending) await deps.jobs.enqueue(orm, QUEUE, id)
  await deps.jobs.handle(QUEUE, (job) => sendMail(job, deps))
}

async function sendMail(job: JobTry, deps: OfferMailDeps & { log: FastifyBaseLogger }): Promise<void> {
  const { orm } = deps.database
  const update = (values: Partial<typeof offerMails.$inferInsert>) =>
    orm.update(offerMails).set(values).where(eq(offerMails.id, job.id))
  const [mail] = await orm
    .update(offerMails)
    .set({ attempts: sql`${offerMails.attempts} + 1` })
    .where(and(eq(offerMails.id, job.id), eq(offerMails.state, 'pending')))
    .returning()
  if (!mail) return
  const logged = { mail: mail.kind, offer: mail.offerId }
  const outcome = await trySending({
    job,
    attempt: mail.attempts,
    send: () => sendOfferMail(deps, mail),
    fail: (lastError, isLast) => update({ lastError, ...(isLast ? { state: 'failed' } : {}) }),
    log: deps.log,
    logged,
    name: 'offer mail',
  })
  if (!outcome) return
  await update({ state: 'sent', sentAt: deps.now(), lastError: null })
  deps.log.info(logged, 'offer mail sent')
}
