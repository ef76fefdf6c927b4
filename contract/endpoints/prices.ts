import * as z from 'zod/mini'
import { priceTable } from '../prices/prices.ts'
import type { Endpoint } from './endpoint.ts'
import { byErpId, numberIn } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of price tables. */
export const pricesEndpoints = {
  getPriceTable: {
    ...endpointRoutes.getPriceTable,
    summary: 'Returns a price table; with a token by that user’s price list',
    cache: 'visitor',
    params: z.object({ ...byErpId.shape, index: numberIn(0, 100) }),
    result: priceTable,
  },
} as const satisfies Record<string, Endpoint>
