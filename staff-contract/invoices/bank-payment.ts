import { messages } from '@rapport/contract/errors/messages'
import { kopecksField } from '@rapport/contract/money/kopecks-field'
import { OFFER_TOTAL_MAX } from '@rapport/contract/offers/offer-limits'
import * as z from 'zod/mini'
import { staffInvoiceMessages } from './staff-invoice-messages.ts'

/** Bytes of a statement. */
export const STATEMENT_FILE_BYTES = 10_000_000
/** Payments that are booked by one press, and invoices of one payment. */
export const BOOKINGS_MAX = 100
const BOOKING_PARTS_MAX = 20
export const BANK_QUERY_MAX = 100

/** Views of the list of payments. */
export const BANK_PAYMENT_VIEWS = ['waiting', 'booked', 'dismissed', 'all'] as const
export type BankPaymentView = (typeof BANK_PAYMENT_VIEWS)[number]

/** An uploaded statement. */
export const bankStatement = z.object({
  id: z.uuid(),
  fileName: z.string(),
  accounts: z.array(z.object({ account: z.string(), legalEntity: z.string() })),
  /** Days of the file; null if it says none. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  documents: z.number(),
  incoming: z.number(),
  /** Russian sentences: what does not add up or was left out. */
  warnings: z.array(z.string()),
  uploadedAt: z.string(),
  /** Name of who uploaded it first; null for a removed member. */
  uploadedBy: z.nullable(z.string()),
})
export type BankStatement = z.infer<typeof bankStatement>

/** An invoice as a payment may pay it. */
export const payableInvoice = z.object({
  id: z.uuid(),
  number: z.string(),
  buyer: z.string(),
  /** What is left to pay. */
  due: kopecksField,
})
export type PayableInvoice = z.infer<typeof payableInvoice>

/** Why an invoice is suggested, and what speaks against it: `MatchReason` of bank statements. */
export const MATCH_REASONS = [
  'number',
  'runningNumber',
  'payer',
  'sum',
  'sumOfAll',
  'otherPayer',
  'lessThanDue',
  'moreThanDue',
  'paidByAnother',
] as const

const allocation = z.object({ invoiceId: z.uuid(), amount: kopecksField })

/** An incoming payment. */
const bankPayment = z.object({
  id: z.uuid(),
  legalEntity: z.string(),
  day: z.string(),
  /** Number and kind of the document, as the bank writes them. */
  number: z.string(),
  kind: z.string(),
  sum: kopecksField,
  /** What is not booked to an invoice. */
  unbooked: kopecksField,
  payer: z.object({ name: z.string(), inn: z.string() }),
  purpose: z.string(),
  isDismissed: z.boolean(),
  /** Invoices that it pays. */
  booked: z.array(
    z.object({
      invoiceId: z.uuid(),
      number: z.string(),
      amount: kopecksField,
      orderId: z.nullable(z.uuid()),
    }),
  ),
  match: z.object({
    /** `exact`, `joint` and `partial` are certain and have allocations. */
    kind: z.enum(['exact', 'joint', 'partial', 'suggested', 'none']),
    allocations: z.array(allocation),
    suggestions: z.array(
      z.object({
        invoiceIds: z.array(z.uuid()),
        reasons: z.array(z.enum(MATCH_REASONS)),
        /** What is left of the invoices together, after the payments of the list that are certain. */
        due: kopecksField,
      }),
    ),
  }),
})
export type BankPayment = z.infer<typeof bankPayment>

/** A page of payments, with the invoices that their matches name. */
export const bankPaymentPage = z.object({
  payments: z.array(bankPayment),
  invoices: z.array(payableInvoice),
  /** The statement of the page; null for payments of all statements. */
  statement: z.nullable(bankStatement),
  /** Payments that wait, of all statements, counted up to 1 000. */
  waiting: z.number(),
  next: z.nullable(z.string()),
})
export type BankPaymentPage = z.infer<typeof bankPaymentPage>

const amount = z
  .int(staffInvoiceMessages.paymentRange)
  .check(
    z.minimum(1, staffInvoiceMessages.paymentRange),
    z.maximum(OFFER_TOTAL_MAX, staffInvoiceMessages.paymentTooLarge),
  )

/** Payments to book, each to one invoice or several. */
export const bookPaymentsForm = z.object({
  payments: z
    .array(
      z.object({
        id: z.uuid(messages.fieldInvalid),
        parts: z.array(z.object({ invoiceId: z.uuid(messages.fieldInvalid), amount })).check(
          z.minLength(1, staffInvoiceMessages.partsRequired),
          z.maxLength(BOOKING_PARTS_MAX, staffInvoiceMessages.tooManyParts),
          z.refine(
            (parts) => new Set(parts.map(({ invoiceId }) => invoiceId)).size === parts.length,
            staffInvoiceMessages.invoiceTwice,
          ),
        ),
      }),
    )
    .check(
      z.minLength(1, staffInvoiceMessages.partsRequired),
      z.maxLength(BOOKINGS_MAX, staffInvoiceMessages.tooManyBookings(BOOKINGS_MAX)),
    ),
})
export type Booking = z.infer<typeof bookPaymentsForm>['payments'][number]

/** What was booked, and why the others were not. */
export const bookingResult = z.object({
  booked: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), message: z.string() })),
})
export type BookingResult = z.infer<typeof bookingResult>
