import { invoiceBuyer } from '@rapport/contract/invoices/invoice-buyer'
import { invoiceDocument } from '@rapport/contract/invoices/invoice-document'
import { kopecksField } from '@rapport/contract/money/kopecks-field'
import { INVOICE_STATES } from '@rapport/contract/orders/invoice-state'
import { orderRequisites } from '@rapport/contract/requisites/order-requisites'
import * as z from 'zod/mini'
import { invoiceEvent } from './invoice-event.ts'

const invoicePayment = z.object({
  id: z.string(),
  /** Moscow day on which the money came. */
  day: z.string(),
  amount: kopecksField,
  /** Name of who noted it; null for a removed member. */
  by: z.nullable(z.string()),
})

/** An invoice as staff see it. */
const invoice = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(INVOICE_STATES),
  issuedAt: z.string(),
  /** Name of who issued it; null for a removed member. */
  issuedBy: z.nullable(z.string()),
  /** Null if the offer was deleted with its order. */
  offerId: z.nullable(z.string()),
  legalEntityId: z.number(),
  document: invoiceDocument,
  buyer: invoiceBuyer,
  paid: kopecksField,
  payments: z.array(invoicePayment),
  cancelReason: z.string(),
  /** Path of the PDF, for the customer too. */
  pdfPath: z.string(),
  /** Number of the cancelled invoice that it corrects, and of the invoice that corrects it; null without. */
  corrects: z.nullable(z.string()),
  correctedBy: z.nullable(z.string()),
  /** The last mail; null before the first. `failed`: for good, until it is sent again. */
  mail: z.nullable(
    z.object({ state: z.enum(['pending', 'sent', 'failed']), reason: z.nullable(z.string()) }),
  ),
  /** Whether the requisites were changed after it was issued: it keeps its own. */
  hasFormerRequisites: z.boolean(),
  /** Oldest first. */
  events: z.array(invoiceEvent),
})
export type Invoice = z.infer<typeof invoice>

/** An accepted offer, and what is not invoiced of it yet. */
const invoiceableOffer = z.object({
  id: z.string(),
  /** `КП-26-000123/2` */
  number: z.string(),
  total: kopecksField,
  left: kopecksField,
  advancePercent: z.number(),
})

/** Invoices of an order, and what a new one needs. */
export const orderInvoices = z.object({
  invoices: z.array(invoice),
  offers: z.array(invoiceableOffer),
  legalEntities: z.array(z.object({ id: z.number(), title: z.string() })),
  requisites: z.object({
    ...orderRequisites.shape,
    /** When they were given or corrected, and by which member; null for the customer. */
    at: z.nullable(z.string()),
    by: z.nullable(z.string()),
    /** When staff last asked the customer for them. */
    requestedAt: z.nullable(z.string()),
  }),
  /** The newest requisites: of the order, of its last invoice, or of the account; a name only if nothing is known. */
  buyer: z.object({ name: z.string(), inn: z.string(), kpp: z.string(), address: z.string() }),
  /** Whether the order has an email to send invoices to. */
  hasEmail: z.boolean(),
})
export type OrderInvoices = z.infer<typeof orderInvoices>
