import * as z from 'zod/mini'
import { orderCalculation } from '../calculation/stored/order-calculation.ts'
import { OFFER_STATES } from '../offers/offer-state.ts'
import { customerInvoice } from '../orders/customer-invoice.ts'
import { orderLine } from '../orders/order-line.ts'
import { orderMessage } from '../orders/order-message.ts'
import { ORDER_AUTHORS, ORDER_STATUSES } from '../orders/order-status.ts'
import { PROOF_STATES } from '../proofs/proof-state.ts'
import { orderRequisites } from '../requisites/order-requisites.ts'

const orderStatus = z.enum(ORDER_STATUSES)

/** An order in the account's list. */
export const userOrderSummary = z.object({
  number: z.string(),
  placedAt: z.string(),
  status: orderStatus,
  /** Titles of the products, and the first line of the comment, cut to ORDER_SUMMARY_MAX characters. */
  summary: z.string(),
  fileCount: z.number(),
  /** Messages of the factory that the customer has not read. */
  unreadCount: z.number(),
})
export type UserOrderSummary = z.infer<typeof userOrderSummary>

/** A file of an order. An expired file keeps its name and size (bytes). */
const userOrderFile = z.object({ id: z.uuid(), name: z.string(), size: z.number(), isRemoved: z.boolean() })
export type UserOrderFile = z.infer<typeof userOrderFile>

/** A status change; `reason` is set for a refusal. */
export const orderStatusChange = z.object({
  status: orderStatus,
  at: z.string(),
  by: z.enum(ORDER_AUTHORS),
  reason: z.nullable(z.string()),
})
export type OrderStatusChange = z.infer<typeof orderStatusChange>

/** An offer of an order, as its version in force is. */
const userOffer = z.object({
  /** `КП-26-000123/2` */
  number: z.string(),
  /** Path of its page. */
  path: z.string(),
  state: z.enum(OFFER_STATES),
  /** Kopecks. */
  total: z.nullable(z.number()),
  validUntil: z.string(),
})
export type UserOffer = z.infer<typeof userOffer>

/** The proof of an order, as its version in force is. */
const userProof = z.object({
  /** Path of its page. */
  path: z.string(),
  version: z.number(),
  state: z.enum(PROOF_STATES),
})
export type UserProof = z.infer<typeof userProof>

/** Whether the customer gets a mail at each stage; `path` is a signed URL that turns the mails on and off. */
const stageMails = z.object({ wanted: z.boolean(), path: z.string() })
export type StageMails = z.infer<typeof stageMails>

/** A whole order as its customer's account shows it: the submitted data and its history. */
export const userOrder = z.object({
  number: z.string(),
  placedAt: z.string(),
  status: orderStatus,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  comment: z.string(),
  /** The ordered products with the prices of that time. */
  lines: z.array(orderLine),
  /** The calculation that it carries. */
  calculation: z.nullable(orderCalculation),
  isCatalog: z.boolean(),
  files: z.array(userOrderFile),
  /** Oldest first, without the initial status. */
  statusChanges: z.array(orderStatusChange),
  /** Oldest first. */
  messages: z.array(orderMessage),
  /** Messages of the factory that the customer has not read. */
  unreadCount: z.number(),
  /** Offers that were sent, newest first. */
  offers: z.array(userOffer),
  /** Newest first. */
  invoices: z.array(customerInvoice),
  requisites: orderRequisites,
  /** The proof that was sent. */
  proof: z.nullable(userProof),
  /** Production stages; empty before the first one is started. */
  stages: z.array(z.object({ title: z.string(), state: z.enum(['done', 'current', 'ahead']) })),
  /** Mails about stages; null if the order is closed or has no e-mail address. */
  stageMails: z.nullable(stageMails),
})
export type UserOrder = z.infer<typeof userOrder>
