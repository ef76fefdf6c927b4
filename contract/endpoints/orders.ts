import { calls } from '../calls.ts'
import type { Endpoint } from '../endpoint.ts'
import { orderForm, placedOrder } from '../orders.ts'

/** Calls of ordering. */
export const ordersEndpoints = {
  sendOrderMail: {
    ...calls.sendOrderMail,
    summary: 'Places an order: a request for a price calculation, with layouts attached',
    cache: 'private',
    form: orderForm,
    files: true,
    result: placedOrder,
  },
} as const satisfies Record<string, Endpoint>
