import { kopecksField } from '@rapport/contract/money/kopecks-field'
import * as z from 'zod/mini'

/** What happens to an invoice. `paid-part` and `paid`: money came. `unpaid`: a payment was taken back. */
export const INVOICE_EVENTS = [
  'issued',
  'mailed',
  'opened',
  'paid-part',
  'paid',
  'unpaid',
  'cancelled',
] as const

/** An event of the history of an invoice. */
export const invoiceEvent = z.object({
  id: z.number(),
  kind: z.enum(INVOICE_EVENTS),
  at: z.string(),
  /** Name of the staff member; null for the customer, or for a removed member. */
  by: z.nullable(z.string()),
  amount: z.nullable(kopecksField),
  /** Openings of one day. */
  count: z.number(),
})
export type InvoiceEvent = z.infer<typeof invoiceEvent>
