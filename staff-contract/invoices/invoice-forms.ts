import { messages } from '@rapport/contract/errors/messages'
import { emailField } from '@rapport/contract/fields/email'
import { isDay } from '@rapport/contract/hours/calendar'
import { invoiceBuyer, kppNeedsInn } from '@rapport/contract/invoices/invoice-buyer'
import { INVOICE_PARTS } from '@rapport/contract/invoices/invoice-document'
import { CANCEL_REASON_MAX, INVOICE_DUE_DAYS_MAX } from '@rapport/contract/invoices/invoice-limits'
import { invoiceMessages } from '@rapport/contract/invoices/invoice-messages'
import { OFFER_TOTAL_MAX } from '@rapport/contract/offers/offer-limits'
import { requisitesVersion } from '@rapport/contract/requisites/order-requisites'
import { payerFields } from '@rapport/contract/requisites/payer'
import * as z from 'zod/mini'
import { staffInvoiceMessages } from './staff-invoice-messages.ts'

const dueRange = invoiceMessages.dueRange(INVOICE_DUE_DAYS_MAX)

/** What a new invoice is made of. */
export const issueInvoiceForm = z.object({
  offerId: z.uuid(messages.fieldInvalid),
  legalEntityId: z
    .int(invoiceMessages.entityUnknown)
    .check(
      z.minimum(1, invoiceMessages.entityUnknown),
      z.maximum(2 ** 31 - 1, invoiceMessages.entityUnknown),
    ),
  part: z.enum(INVOICE_PARTS, messages.fieldInvalid),
  /** Percent of the offer for the part `advance`, with at most two decimals; ignored for the others. */
  advancePercent: z.number(invoiceMessages.advanceRange).check(
    z.minimum(0.01, invoiceMessages.advanceRange),
    z.maximum(100, invoiceMessages.advanceRange),
    z.refine((percent) => Math.round(percent * 100) / 100 === percent, invoiceMessages.advanceRange),
  ),
  dueDays: z.int(dueRange).check(z.minimum(0, dueRange), z.maximum(INVOICE_DUE_DAYS_MAX, dueRange)),
  buyer: invoiceBuyer,
})

/** Requisites as staff correct them: what is not known yet stays empty. */
export const correctRequisitesForm = z
  .object({ version: requisitesVersion, ...payerFields })
  .check(kppNeedsInn())

export const cancelInvoiceForm = z.object({
  reason: z
    .string(invoiceMessages.reasonRequired)
    .check(
      z.trim(),
      z.minLength(1, invoiceMessages.reasonRequired),
      z.maxLength(CANCEL_REASON_MAX, messages.fieldTooLong),
    ),
})

/** A payment that staff note by hand. */
export const invoicePaymentForm = z.object({
  day: z.string(messages.fieldInvalid).check(z.refine(isDay, messages.fieldInvalid)),
  /** Kopecks. */
  amount: z
    .int(staffInvoiceMessages.paymentRange)
    .check(
      z.minimum(1, staffInvoiceMessages.paymentRange),
      z.maximum(OFFER_TOTAL_MAX, staffInvoiceMessages.paymentTooLarge),
    ),
})
export type InvoicePaymentForm = z.infer<typeof invoicePaymentForm>

/** An address in place of the order's own. */
export const mailInvoiceForm = z.object({ email: z.optional(emailField) })

/** A corrected invoice, and why the one before is cancelled. */
export const correctInvoiceForm = z.object({ ...issueInvoiceForm.shape, ...cancelInvoiceForm.shape })
