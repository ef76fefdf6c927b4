import type { FieldErrors } from '../errors/error-response.ts'
import type { CustomerInvoice } from '../orders/customer-invoice.ts'
import type { OrderMessage } from '../orders/order-message.ts'
import type { OrderRequisites } from '../requisites/order-requisites.ts'
import type { PublicOffer } from './public-offer.ts'

/** Anchor of the steps that follow an acceptance. */
export const NEXT_STEPS_ANCHOR = 'next-steps'

/** Forms of an offer's page, as the last parts of their paths. */
export type OfferForm = 'accept' | 'decline' | 'questions' | 'requisites'

/** Invoices of an offer, and the requisites that they need. */
export interface OfferBilling {
  /** Newest first. */
  invoices: CustomerInvoice[]
  /** Null before the offer is accepted. */
  requisites: OrderRequisites | null
  /** Whether the customer's account has requisites, which are taken if the order has none. */
  hasAccountRequisites: boolean
}

/** An offer with what its page needs beside it. */
export interface OfferPage {
  token: string
  offer: PublicOffer
  /** Conversation about the order since the offer was first sent, oldest first. */
  messages: OrderMessage[]
  /** Whether the customer gets mails about production stages; null if that is not offered. */
  wantsStageMails: boolean | null
  /** Null in a preview, and on the page of an older version. */
  billing: OfferBilling | null
  /** Staff look at a draft: nothing can be answered. */
  isPreview: boolean
  /** The order was refused or cancelled: only questions can be asked. */
  isOrderRefused: boolean
  /** A form that was refused: its message, errors by field, and the typed values. */
  refused?: { form: OfferForm; message: string; errors: FieldErrors; values: Record<string, string> }
  /** What was just sent. */
  sent?: 'question' | 'prices' | 'requisites'
}
