import { numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import {
  BANK_PAYMENT_VIEWS,
  BANK_QUERY_MAX,
  bankPaymentPage,
  bankStatement,
  bookingResult,
  bookPaymentsForm,
  payableInvoice,
  STATEMENT_FILE_BYTES,
} from '../invoices/bank-payment.ts'
import { ADMIN_LIST_MAX } from '../lists/list-limits.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const uuid = z.uuid(messages.notFound)
const byUuid = z.object({ id: uuid })
const query = z.optional(z.string().check(z.maxLength(BANK_QUERY_MAX, messages.fieldTooLong)))
const done = z.object({ id: z.uuid() })

/**
 * Endpoints of bank statements. Booking is safe to repeat: a payment is booked to an invoice once, so a repeat is
 * refused and changes nothing.
 */
export const bankPaymentEndpoints = {
  getBankStatements: {
    ...adminRoutes.getBankStatements,
    summary: 'Returns the statements that were uploaded last',
    access: 'invoices.read',
    result: z.object({ statements: z.array(bankStatement) }),
  },
  uploadBankStatement: {
    ...adminRoutes.uploadBankStatement,
    summary: 'Reads a bank statement for 1C and stores its incoming payments, each once; books nothing',
    access: 'invoices.write',
    fileBytes: STATEMENT_FILE_BYTES,
    result: z.object({
      statement: bankStatement,
      /** Incoming payments that no earlier file had. */
      added: z.number(),
    }),
  },
  getBankPayments: {
    ...adminRoutes.getBankPayments,
    summary:
      'Returns incoming payments with their invoices or matches; `next` is the `after` of the next page',
    access: 'invoices.read',
    query: z.object({
      view: z._default(z.enum(BANK_PAYMENT_VIEWS, messages.fieldInvalid), 'waiting'),
      statementId: z.optional(uuid),
      q: query,
      after: z.optional(z.string().check(z.maxLength(60, messages.fieldTooLong))),
      limit: z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_MAX),
    }),
    result: bankPaymentPage,
  },
  searchPayableInvoices: {
    ...adminRoutes.searchPayableInvoices,
    summary: 'Returns invoices that are not paid in full by number, buyer or INN, newest first',
    access: 'invoices.read',
    query: z.object({ q: query }),
    result: z.object({ invoices: z.array(payableInvoice) }),
  },
  bookBankPayments: {
    ...adminRoutes.bookBankPayments,
    summary: 'Books payments to invoices, each payment for itself: what is refused does not stop the others',
    access: 'invoices.write',
    form: bookPaymentsForm,
    result: bookingResult,
  },
  unbookBankPayment: {
    ...adminRoutes.unbookBankPayment,
    summary: 'Takes back the bookings of a payment, so that it waits again',
    access: 'invoices.write',
    params: byUuid,
    result: done,
  },
  dismissBankPayment: {
    ...adminRoutes.dismissBankPayment,
    summary: 'Sets a payment aside that pays no invoice',
    access: 'invoices.write',
    params: byUuid,
    result: done,
  },
  restoreBankPayment: {
    ...adminRoutes.restoreBankPayment,
    summary: 'Returns a payment that was set aside to those that wait',
    access: 'invoices.write',
    params: byUuid,
    result: done,
  },
} as const satisfies Record<string, AdminEndpoint & { method: string; path: string }>
