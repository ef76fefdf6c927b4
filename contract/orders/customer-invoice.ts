import * as z from 'zod/mini'
import { kopecksField } from '../money/kopecks-field.ts'
import { INVOICE_STATES } from './invoice-state.ts'

/** How to pay an invoice by hand; the same as its payment code says. */
const invoicePayment = z.object({
  /** Path of the payment code, a PNG picture. */
  codePath: z.string(),
  /** What is left to pay. */
  sum: kopecksField,
  purpose: z.string(),
  payee: z.object({
    name: z.string(),
    inn: z.string(),
    /** Empty for a sole trader. */
    kpp: z.string(),
    bankName: z.string(),
    bic: z.string(),
    account: z.string(),
    /** Empty for a bank without one. */
    correspondentAccount: z.string(),
  }),
})
export type CustomerInvoicePayment = z.infer<typeof invoicePayment>

/** An invoice as its customer sees it. Days are those of Moscow. */
export const customerInvoice = z.object({
  /** `26-100123` */
  number: z.string(),
  day: z.string(),
  dueOn: z.string(),
  state: z.enum(INVOICE_STATES),
  /** What a part is for: «Предоплата 50 % по КП-26-000123/1»; empty for a whole invoice. */
  about: z.string(),
  total: kopecksField,
  left: kopecksField,
  pdfPath: z.string(),
  /** Number of the invoice that replaces a cancelled one; null without. */
  correctedBy: z.nullable(z.string()),
  /** Whether the requisites that the customer gave later differ from those in the invoice. */
  hasFormerRequisites: z.boolean(),
  /** Null for a paid and a cancelled invoice: neither has a code. */
  payment: z.nullable(invoicePayment),
})
export type CustomerInvoice = z.infer<typeof customerInvoice>
