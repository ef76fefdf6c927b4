import * as z from 'zod/mini'
import { USER_ORDERS_MAX } from '../accounts/account-limits.ts'
import { userOrder, userOrderSummary } from '../accounts/user-orders.ts'
import { messages } from '../errors/messages.ts'
import { orderNumber } from '../orders/orders.ts'
import { orderRequisites, orderRequisitesForm } from '../requisites/order-requisites.ts'
import type { Endpoint } from './endpoint.ts'
import { numberIn } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

const byNumber = z.object({ number: orderNumber })

/** Endpoints of a user's own orders. */
export const userOrdersEndpoints = {
  getUserOrders: {
    ...endpointRoutes.getUserOrders,
    summary:
      'Returns the current user’s orders, newest first; `before` is the last number of the page before',
    cache: 'private',
    bearer: true,
    query: z.object({ before: z.optional(orderNumber), limit: z.optional(numberIn(1, USER_ORDERS_MAX)) }),
    /** `next` is the cursor of the next part; null at the end. */
    result: z.object({ orders: z.array(userOrderSummary), next: z.nullable(z.string()) }),
  },
  getUserOrder: {
    ...endpointRoutes.getUserOrder,
    summary: 'Returns an order of the current user with files, status history and messages',
    cache: 'private',
    bearer: true,
    params: byNumber,
    result: z.object({ order: userOrder }),
  },
  getUserOrderFile: {
    ...endpointRoutes.getUserOrderFile,
    summary: 'Returns a URL that opens a file of the current user’s order for a few minutes',
    cache: 'private',
    bearer: true,
    params: z.object({ ...byNumber.shape, id: z.uuid(messages.fieldInvalid) }),
    result: z.object({ url: z.string() }),
  },
  cancelUserOrder: {
    ...endpointRoutes.cancelUserOrder,
    summary: 'Cancels an order of the current user before it is paid or in work; a repeat changes nothing',
    cache: 'private',
    bearer: true,
    params: byNumber,
    result: z.object({ order: userOrder }),
  },
  sendUserOrderMessage: {
    ...endpointRoutes.sendUserOrderMessage,
    summary:
      'Sends a message to the factory about an order of the current user; the same one twice is stored once',
    cache: 'private',
    bearer: true,
    params: byNumber,
    result: z.object({ order: userOrder }),
  },
  updateUserOrderRequisites: {
    ...endpointRoutes.updateUserOrderRequisites,
    summary:
      'Stores the requisites for invoices of an order with an accepted offer, and as the company of an account that has none; answers 409 if `version` is stale',
    cache: 'private',
    bearer: true,
    params: byNumber,
    form: orderRequisitesForm,
    result: z.object({ requisites: orderRequisites, savedToCompany: z.boolean() }),
  },
  readUserOrderMessages: {
    ...endpointRoutes.readUserOrderMessages,
    summary: 'Marks the factory’s messages about an order of the current user as read',
    cache: 'private',
    bearer: true,
    params: byNumber,
    result: z.object({}),
  },
} as const satisfies Record<string, Endpoint>
