import * as z from 'zod/mini'
import { orderLine } from '../orders/order-line.ts'
import { ORDER_AUTHORS, ORDER_STATUSES } from '../orders/order-status.ts'

const orderStatus = z.enum(ORDER_STATUSES)

/** An order in the account's list. */
export const userOrderSummary = z.object({
  number: z.string(),
  placedAt: z.string(),
  status: orderStatus,
  /** Titles of the products, and the first line of the comment, cut to ORDER_SUMMARY_MAX characters. */
  summary: z.string(),
  fileCount: z.number(),
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

/** A message about an order. `authorName` is the staff member's name. */
export const orderMessage = z.object({
  at: z.string(),
  author: z.enum(ORDER_AUTHORS),
  authorName: z.nullable(z.string()),
  text: z.string(),
})

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
  isCatalog: z.boolean(),
  files: z.array(userOrderFile),
  /** Oldest first, without the initial status. */
  statusChanges: z.array(orderStatusChange),
  /** Oldest first. */
  messages: z.array(orderMessage),
})
export type UserOrder = z.infer<typeof userOrder>
