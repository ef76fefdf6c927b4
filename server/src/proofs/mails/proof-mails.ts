import { randomUUID } from 'node:crypto'
import type { PROOF_MAILS } from '@rapport/staff-contract/proofs/proof'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { trySending } from '../../orders/notifications/try-sending.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Jobs, JobTry } from '../../platform/jobs/jobs.ts'
import { proofMails } from '../tables.ts'
import { type ProofMailDeps, sendProofMail } from './send-proof-mail.ts'

const QUEUE = 'proof-mails'
/** Pending mails that a start enqueues again, at most. */
const PENDING_MAX = 10_000

/** What enqueues mails of proofs. */
export interface ProofMailQueue {
  jobs: Jobs
}

interface NewMail {
  proofId: string
  version: number
  kind: (typeof PROOF_MAILS)[number]
  /** Address in place of the order's own. */
  recipient?: string | null
  eventId?: number
  /** Moment until which the mail waits. */
  dueAt?: Date
  at: Date
}

/** Enqueues a mail in the caller's transaction. One that waits is enqueued when it is due. */
export async function enqueueProofMail(
  tx: Orm,
  { jobs }: ProofMailQueue,
  { at, ...mail }: NewMail,
): Promise<void> {
  const id = randomUUID()
  await tx.insert(proofMails).values({ id, ...mail, createdAt: at })
  if (!mail.dueAt) await jobs.enqueue(tx, QUEUE, id)
}

/** Starts to send mails, and enqueues pending ones each minute. */
export async function startProofMails(
  deps: ProofMailDeps & ProofMailQueue & { log: FastifyBaseLogger },
): Promise<void> {
  const { orm } = deps.database
  const enqueuePending = () => enqueuePendingProofMails(orm, deps.jobs, deps.now())
  await deps.jobs.createQueue(QUEUE)
  await enqueuePending()
  await deps.jobs.handle(QUEUE, (job) => sendMail(job, deps))
  await deps.jobs.schedule('proof-mails', '* * * * *', enqueuePending)
}

/** Enqueues pending mails: those that are due now, and those that a killed process left without a job. */
export async function enqueuePendingProofMails(
  orm: Orm,
  jobs: Pick<Jobs, 'enqueue'>,
  now: Date,
): Promise<void> {
  const pending = await orm
    .select({ id: proofMails.id })
    .from(proofMails)
    .where(and(eq(proofMails.state, 'pending'), isDue(now)))
    .orderBy(asc(proofMails.createdAt))
    .limit(PENDING_MAX)
  for (const { id } of pending) await jobs.enqueue(orm, QUEUE, id)
}

const isDue = (now: Date) => or(isNull(proofMails.dueAt), lte(proofMails.dueAt, now))

async function sendMail(job: JobTry, deps: ProofMailDeps & { log: FastifyBaseLogger }): Promise<void> {
  const { orm } = deps.database
  const update = (values: Partial<typeof proofMails.$inferInsert>) =>
    orm.update(proofMails).set(values).where(eq(proofMails.id, job.id))
  const [mail] = await orm
    .update(proofMails)
    .set({ attempts: sql`${proofMails.attempts} + 1` })
    .where(and(eq(proofMails.id, job.id), eq(proofMails.state, 'pending'), isDue(deps.now())))
    .returning()
  if (!mail) return
  const logged = { mail: mail.kind, proof: mail.proofId }
  const outcome = await trySending({
    job,
    attempt: mail.attempts,
    send: () => sendProofMail(deps, mail),
    fail: (lastError, isLast) => update({ lastError, ...(isLast ? { state: 'failed' } : {}) }),
    log: deps.log,
    logged,
    name: 'proof mail',
  })
  if (!outcome) return
  await update({ state: 'sent', sentAt: deps.now(), lastError: null })
  deps.log.info(logged, 'proof mail sent')
}
