import { kopecksField } from '@rapport/contract/money/kopecks-field'
import { INVOICE_STATES } from '@rapport/contract/orders/invoice-state'
import * as z from 'zod/mini'

export const INVOICE_QUERY_MAX = 100
/** Invoices whose sums are added up, at most. */
export const INVOICE_SUMS_MAX = 10_000

/** Views of the list. `open`: valid and not paid in full. `paid-today`: with a payment of today. */
export const INVOICE_VIEWS = ['all', 'open', 'overdue', 'part', 'paid-today', 'paid', 'cancelled'] as const
export type InvoiceView = (typeof INVOICE_VIEWS)[number]

const invoiceRow = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(INVOICE_STATES),
  /** Null if the order was deleted. */
  orderId: z.nullable(z.uuid()),
  buyer: z.object({ name: z.string(), inn: z.string() }),
  legalEntity: z.string(),
  total: kopecksField,
  paid: kopecksField,
  issuedAt: z.string(),
  dueOn: z.string(),
  pdfPath: z.string(),
})
export type InvoiceListRow = z.infer<typeof invoiceRow>

/** A page of invoices, with the sums of all that match. */
export const invoicePage = z.object({
  invoices: z.array(invoiceRow),
  /** Up to INVOICE_SUMS_MAX invoices. */
  sums: z.object({ count: z.number(), total: kopecksField, paid: kopecksField }),
  legalEntities: z.array(z.object({ id: z.number(), title: z.string() })),
  next: z.nullable(z.string()),
})
export type InvoicePage = z.infer<typeof invoicePage>
