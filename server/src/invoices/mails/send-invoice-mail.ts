import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { getEmailContext, toMessage } from '../../content/site-email.ts'
import type { ReplyTo } from '../../orders/conversation/reply-address.ts'
import { UndeliverableError } from '../../orders/notifications/try-sending.ts'
import { orders } from '../../orders/tables.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mail-message.ts'
import type { Env } from '../../platform/process/env.ts'
import { writeInvoicePdf } from '../invoice-pdf.ts'
import { type invoiceMails, invoices } from '../tables.ts'
import { invoiceEmail } from './invoice-email.ts'

export interface InvoiceMailDeps {
  env: Pick<Env, 'PUBLIC_URL'>
  database: Database
  customerMailer: Mailer
  replyTo: ReplyTo
}

/** Sends an invoice with its PDF. Throws UndeliverableError if it is cancelled, or there is no address. */
export async function sendInvoiceMail(
  { env, database: { orm }, customerMailer, replyTo }: InvoiceMailDeps,
  mail: typeof invoiceMails.$inferSelect,
): Promise<void> {
  const [row] = await orm
    .select({ invoice: invoices, order: { name: orders.name, email: orders.email } })
    .from(invoices)
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.id, mail.invoiceId))
  if (!row) throw new UndeliverableError('DELETED')
  const { invoice, order } = row
  if (invoice.cancelledAt) throw new UndeliverableError('CANCELLED')
  const to = mail.recipient || order?.email
  if (!to) throw new UndeliverableError('NO_RECIPIENT')
  const context = await getEmailContext(orm, env.PUBLIC_URL)
  // The same for every try, so that mail programs recognise a repeat.
  const messageId = `<invoice-${mail.id}@${new URL(env.PUBLIC_URL).hostname}>`
  const pdf = await writeInvoicePdf(invoice)
  await customerMailer.send({
    ...toMessage(invoiceEmail(invoice, order?.name ?? '', context), context, { to, messageId }),
    ...(invoice.orderId ? replyTo(invoice.orderId) : {}),
    attachments: [
      { filename: `invoice-${invoice.number}.pdf`, size: pdf.length, content: Readable.from([pdf]) },
    ],
  })
}
