import { numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import { orderInvoices } from '../invoices/invoice.ts'
import {
  cancelInvoiceForm,
  correctInvoiceForm,
  correctRequisitesForm,
  invoicePaymentForm,
  issueInvoiceForm,
  mailInvoiceForm,
} from '../invoices/invoice-forms.ts'
import { INVOICE_QUERY_MAX, INVOICE_VIEWS, invoicePage } from '../invoices/invoice-list.ts'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../lists/list-limits.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const uuid = z.uuid(messages.notFound)
const byUuid = z.object({ id: uuid })

/**
 * Endpoints of invoices. A write is answered with all invoices of the order. A write with an `Idempotency-Key` runs once:
 * a repeat is answered with the current state.
 */
export const invoiceEndpoints = {
  getOrderInvoices: {
    ...adminRoutes.getOrderInvoices,
    summary: 'Returns the invoices of an order, newest first, and what a new one needs',
    access: 'invoices.read',
    params: byUuid,
    result: orderInvoices,
  },
  requestRequisites: {
    ...adminRoutes.requestRequisites,
    summary: 'Asks the customer for requisites by a message with a mail; answers 409 without an email',
    access: 'invoices.write',
    params: byUuid,
    result: orderInvoices,
  },
  correctRequisites: {
    ...adminRoutes.correctRequisites,
    summary: 'Stores the requisites of an order by hand; answers 409 if `version` is stale',
    access: 'invoices.write',
    params: byUuid,
    form: correctRequisitesForm,
    result: orderInvoices,
  },
  issueInvoice: {
    ...adminRoutes.issueInvoice,
    summary: 'Issues an invoice for an accepted offer of the order, whole or in part',
    access: 'invoices.write',
    params: byUuid,
    form: issueInvoiceForm,
    result: orderInvoices,
  },
  getInvoices: {
    ...adminRoutes.getInvoices,
    summary: 'Returns invoices with their sums, newest first; `next` is the `after` of the next page',
    access: 'invoices.read',
    query: z.object({
      view: z._default(z.enum(INVOICE_VIEWS, messages.fieldInvalid), 'all'),
      legalEntityId: z.optional(numberIn(1, 2 ** 31 - 1)),
      q: z.optional(z.string().check(z.maxLength(INVOICE_QUERY_MAX, messages.fieldTooLong))),
      after: z.optional(z.string().check(z.maxLength(40, messages.fieldTooLong))),
      limit: z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT),
    }),
    result: invoicePage,
  },
  mailInvoice: {
    ...adminRoutes.mailInvoice,
    summary: 'Sends a valid invoice to the customer by mail; answers 422 without an address',
    access: 'invoices.write',
    params: byUuid,
    form: mailInvoiceForm,
    result: orderInvoices,
  },
  correctInvoice: {
    ...adminRoutes.correctInvoice,
    summary: 'Cancels an unpaid invoice and issues another for the same offer in one step',
    access: 'invoices.write',
    params: byUuid,
    form: correctInvoiceForm,
    result: orderInvoices,
  },
  cancelInvoice: {
    ...adminRoutes.cancelInvoice,
    summary: 'Cancels an unpaid invoice, which keeps its number',
    access: 'invoices.write',
    params: byUuid,
    form: cancelInvoiceForm,
    result: orderInvoices,
  },
  recordInvoicePayment: {
    ...adminRoutes.recordInvoicePayment,
    summary: 'Notes that money came for an invoice; parts are possible',
    access: 'invoices.write',
    params: byUuid,
    form: invoicePaymentForm,
    result: orderInvoices,
  },
  removeInvoicePayment: {
    ...adminRoutes.removeInvoicePayment,
    summary: 'Takes back a payment that was noted by mistake',
    access: 'invoices.write',
    params: byUuid,
    result: orderInvoices,
  },
} as const satisfies Record<string, AdminEndpoint & { method: string; path: string }>
