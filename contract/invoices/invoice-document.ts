import * as z from 'zod/mini'
import { kopecksField } from '../money/kopecks-field.ts'

/** What an invoice asks for: all of an offer, a share before production, or what is left. */
export const INVOICE_PARTS = ['whole', 'advance', 'rest'] as const
export type InvoicePart = (typeof INVOICE_PARTS)[number]

const invoiceRow = z.object({
  title: z.string(),
  /** Material, sizes and the like; empty without. */
  detail: z.string(),
  /** Pieces, or metres in halves. */
  quantity: z.number(),
  unit: z.string(),
  /** `quantity × unitPrice` is `total`. Negative for a discount. */
  unitPrice: kopecksField,
  total: kopecksField,
})
export type InvoiceRow = z.infer<typeof invoiceRow>

/** VAT that a part of the total includes. `percent` 0: without VAT. */
const vatShare = z.object({ percent: z.number(), sum: kopecksField, vat: kopecksField })
export type VatShare = z.infer<typeof vatShare>

/** Requisites of the seller at the moment of issuing. */
const invoiceSeller = z.object({
  title: z.string(),
  inn: z.string(),
  /** Empty for a sole trader. */
  kpp: z.string(),
  address: z.string(),
  phone: z.string(),
  bankName: z.string(),
  bic: z.string(),
  account: z.string(),
  correspondentAccount: z.string(),
  directorPost: z.string(),
  directorName: z.string(),
  accountantName: z.string(),
})
export type InvoiceSeller = z.infer<typeof invoiceSeller>

/** What an invoice says besides number and buyer. It never changes after it was issued. */
export const invoiceDocument = z.object({
  /** Moscow day of issuing; VAT is that of this day. */
  day: z.string(),
  /** Last day to pay. */
  dueOn: z.string(),
  part: z.enum(INVOICE_PARTS),
  /** What it is issued for: «Коммерческое предложение КП-26-000123/2 от 27.11.2026». */
  basis: z.string(),
  seller: invoiceSeller,
  rows: z.array(invoiceRow),
  /** By rate, ascending. Their sums add up to the total. */
  vat: z.array(vatShare),
  total: kopecksField,
})
export type InvoiceDocument = z.infer<typeof invoiceDocument>
