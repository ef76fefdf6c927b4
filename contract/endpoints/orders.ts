import { orderForm } from '../orders/orders.ts'
import { placedOrder } from '../orders/placed-order.ts'
import type { Endpoint } from './endpoint.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of ordering. */
export const ordersEndpoints = {
  sendOrderMail: {
    ...endpointRoutes.sendOrderMail,
    summary: 'Places an order: a request for a quotation, with attached layout files',
    cache: 'private',
    form: orderForm,
    files: true,
    result: placedOrder,
  },
} as const satisfies Record<string, Endpoint>
