import * as z from 'zod/mini'
import { orderLine } from '../fields/order-line.ts'
import { ORDER_AUTHORS, ORDER_STATUSES } from './order-status.ts'

const orderStatus = z.enum(ORDER_STATUSES)

/** An order as it stands in a list of the cabinet. */
export const userOrderSummary = z.object({
  number: z.string(),
  placedAt: z.string(),
  status: orderStatus,
  /** The product that it is for, and the first line of the comment, cut to ORDER_SUMMARY_MAX characters. */
  summary: z.string(),
  fileCount: z.number(),
})
export type UserOrderSummary = z.infer<typeof userOrderSummary>

/** A file of an order. One that was removed for its age keeps its name and size (bytes). */
const userOrderFile = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.number(),
  isRemoved: z.boolean(),
})
export type UserOrderFile = z.infer<typeof userOrderFile>

/** A change of an order's status; `reason` says why an order was refused. */
export const orderStatusChange = z.object({
  status: orderStatus,
  at: z.string(),
  by: z.enum(ORDER_AUTHORS),
  reason: z.nullable(z.string()),
})
export type OrderStatusChange = z.infer<typeof orderStatusChange>

/** A message about an order. `authorName`: who of the factory wrote it. */
export const orderMessage = z.object({
  at: z.string(),
  author: z.enum(ORDER_AUTHORS),
  authorName: z.nullable(z.string()),
  text: z.string(),
})

/** A whole order as its customer's cabinet shows it: what was sent, and what has become of it since. */
export const userOrder = z.object({
  number: z.string(),
  placedAt: z.string(),
  status: orderStatus,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  comment: z.string(),
  /** The product that it is for, as it was priced when it came. */
  line: z.nullable(orderLine),
  isCatalog: z.boolean(),
  files: z.array(userOrderFile),
  /** Oldest first; that it was new at first is not among them. */
  statusChanges: z.array(orderStatusChange),
  /** Oldest first. */
  messages: z.array(orderMessage),
})
export type UserOrder = z.infer<typeof userOrder>
