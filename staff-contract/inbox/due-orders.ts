import { ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import * as z from 'zod/mini'

const status = z.enum(ORDER_STATUSES)

const dueOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  status,
  /** By when the next step is due. */
  dueAt: z.string(),
  assignee: z.nullable(z.string()),
})

const dueList = z.object({
  /** The most urgent. */
  first: z.array(dueOrder),
  count: z.number(),
  /** Orders whose term has passed. */
  late: z.number(),
})

const statusReport = z.object({
  status,
  orders: z.number(),
  late: z.number(),
  /** Median working hours since the orders entered the status. */
  hours: z.number(),
})
export type StatusReport = z.infer<typeof statusReport>

/** Orders that wait for their next step, of all staff and of the viewer. */
export const dueOrders = z.object({ all: dueList, mine: dueList, statuses: z.array(statusReport) })
export type DueOrders = z.infer<typeof dueOrders>
