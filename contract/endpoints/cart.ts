import * as z from 'zod/mini'
import { cart } from '../orders/cart-line.ts'
import type { Endpoint } from './endpoint.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of the list of products that a user wants to order. */
export const cartEndpoints = {
  getUserCart: {
    ...endpointRoutes.getUserCart,
    summary: 'Returns the current user’s list of products to order',
    cache: 'private',
    bearer: true,
    result: z.object({ cart }),
  },
  updateUserCart: {
    ...endpointRoutes.updateUserCart,
    summary: 'Replaces the current user’s list of products to order; answers 409 if `version` is stale',
    cache: 'private',
    bearer: true,
    form: cart,
    isJson: true,
    result: z.object({ cart }),
  },
} as const satisfies Record<string, Endpoint>
