import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Hooks } from '../../hooks.ts'
import { trySending } from '../../orders/notifications/try-sending.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Jobs, JobTry } from '../../platform/jobs/jobs.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { recordInvoiceEvent } from '../invoice-events.ts'
import { invoiceMails, invoices } from '../tables.ts'
import { type InvoiceMailDeps, sendInvoiceMail } from './send-invoice-mail.ts'

const QUEUE = 'invoice-mails'
/** Pending mails that a start enqueues again, at most. */
const PENDING_MAX = 10_000

interface QueueDeps extends InvoiceMailDeps {
  jobs: Jobs
  now: Clock
  log: FastifyBaseLogger
  hooks: Pick<Hooks, 'invoiceChanged'>
}

interface NewMail {
  invoiceId: string
  /** Address in place of the order's own. */
  recipient?: string | undefined
  at: Date
}

/** Enqueues the mail of an invoice in the caller's transaction. */
export async function enqueueInvoiceMail(
  tx: Orm,
  { jobs }: Pick<QueueDeps, 'jobs'>,
  { invoiceId, recipient = '', at }: NewMail,
): Promise<void> {
  const id = randomUUID()
  await tx.insert(invoiceMails).values({ id, invoiceId, recipient: recipient || null, createdAt: at })
  await jobs.enqueue(tx, QUEUE, id)
}

/** Starts to send mails. Also enqueues pending mails without a job, left by a killed process. */
export async function startInvoiceMails(deps: QueueDeps): Promise<void> {
  const { orm } = deps.database
  await deps.jobs.createQueue(QUEUE)
  const pending = await orm
    .select({ id: invoiceMails.id })
    .from(invoiceMails)
    .where(eq(invoiceMails.state, 'pending'))
    .orderBy(asc(invoiceMails.createdAt))
    .limit(PENDING_MAX)
  for (const { id } of pending) await deps.jobs.enqueue(orm, QUEUE, id)
  await deps.jobs.handle(QUEUE, (job) => sendMail(job, deps))
}

async function sendMail(job: JobTry, deps: QueueDeps): Promise<void> {
  const { orm } = deps.database
  const [mail] = await orm
    .update(invoiceMails)
    .set({ attempts: sql`${invoiceMails.attempts} + 1` })
    .where(and(eq(invoiceMails.id, job.id), eq(invoiceMails.state, 'pending')))
    .returning()
  if (!mail) return
  const { invoiceId } = mail
  const settle = (values: Partial<typeof invoiceMails.$inferInsert>, isSent = false) =>
    orm.transaction(async (tx) => {
      // First the event, which waits for a write of the invoice, while nothing is locked.
      if (isSent) await recordInvoiceEvent(tx, { invoiceId, kind: 'mailed', at: deps.now() })
      await tx.update(invoiceMails).set(values).where(eq(invoiceMails.id, job.id))
      const [invoice] = await tx
        .select({ orderId: invoices.orderId })
        .from(invoices)
        .where(eq(invoices.id, invoiceId))
      if (invoice?.orderId) await deps.hooks.invoiceChanged.run(tx, invoice.orderId)
    })
  const outcome = await trySending({
    job,
    attempt: mail.attempts,
    send: () => sendInvoiceMail(deps, mail),
    fail: (lastError, isLast) => settle({ lastError, ...(isLast ? { state: 'failed' } : {}) }),
    log: deps.log,
    logged: { invoice: invoiceId },
    name: 'invoice mail',
  })
  if (!outcome) return
  await settle({ state: 'sent', sentAt: deps.now(), lastError: null }, true)
  deps.log.info({ invoice: invoiceId }, 'invoice mail sent')
}
