import { LINK_TOKEN } from '@rapport/contract/fields/link-token'
import { FROM_STAFF } from '@rapport/contract/invoices/from-staff'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { invoiceCodePath, invoicePath } from '@rapport/contract/paths/paths'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isOpenedByPerson } from '../offers/record-opening.ts'
import { LINK_HEADERS } from '../orders/guest/guest-order-route.ts'
import { notFound } from '../platform/http/api-error.ts'
import { limitRate } from '../platform/limits/route-rate-limit.ts'
import type { Services } from '../services.ts'
import { recordInvoiceOpening } from './invoice-events.ts'
import { writeInvoicePdf } from './invoice-pdf.ts'
import type { InvoiceRecord } from './issue-invoice.ts'
import { mapPayments } from './map-payments.ts'
import { paintPaymentCode } from './payment-code/draw-payment-code.ts'
import { toPaymentRequest } from './payment-code/invoice-payment.ts'
import { writePaymentCode } from './payment-code/payment-code.ts'
import { invoices } from './tables.ts'

interface InvoiceRequest {
  Params: { token: string }
  Querystring: { from?: unknown }
}

/** Adds the PDF and the payment code of an invoice; the link alone opens them. */
export async function invoiceLinkRoutes(
  app: FastifyInstance,
  { database: { orm }, limits, hooks, now }: Pick<Services, 'database' | 'limits' | 'hooks' | 'now'>,
): Promise<void> {
  const recordOpening = ({ id, orderId }: InvoiceRecord) =>
    orm.transaction(async (tx) => {
      const isFirst = await recordInvoiceOpening(tx, id, now())
      if (isFirst && orderId) await hooks.invoiceChanged.run(tx, orderId)
    })
  async function getInvoice(token: string): Promise<InvoiceRecord> {
    if (!LINK_TOKEN.test(token)) throw notFound()
    const [invoice] = await orm.select().from(invoices).where(eq(invoices.token, token))
    if (!invoice) throw notFound()
    return invoice
  }
  await app.register(async (scope) => {
    await limitRate(scope, 'invoices', limits.invoices)
    scope.addHook('onSend', async (_request, reply) => void reply.headers(LINK_HEADERS))

    scope.get<InvoiceRequest>(invoicePath(':token'), async (request, reply) => {
      const invoice = await getInvoice(request.params.token)
      if (isOpenedByPerson(request) && request.query.from !== FROM_STAFF) await recordOpening(invoice)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="invoice-${invoice.number}.pdf"`,
        })
        .send(await writeInvoicePdf(invoice))
    })

    scope.get<InvoiceRequest>(invoiceCodePath(':token'), async (request, reply) => {
      const invoice = await getInvoice(request.params.token)
      const payments = await mapPayments(orm, [invoice.id])
      const left = invoice.total - (payments.get(invoice.id) ?? 0)
      if (invoice.cancelledAt || left <= 0) throw notFound()
      const code = writePaymentCode(toPaymentRequest(invoice, toKopecks(left)))
      return reply
        .headers({
          'content-type': 'image/png',
          'content-disposition': `inline; filename="oplata-${invoice.number}.png"`,
        })
        .send(await paintPaymentCode(code))
    })
  })
}
