import { orderForm, placedOrder } from '../orders/orders.ts'
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
