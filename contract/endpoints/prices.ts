import * as z from 'zod/mini'
import { byErpId, numberIn } from '../call-params.ts'
import { calls } from '../calls.ts'
import type { Endpoint } from '../endpoint.ts'
import { priceTable } from '../prices.ts'

/** Calls of price tables. */
export const pricesEndpoints = {
  getPriceTable: {
    ...calls.getPriceTable,
    summary: 'A price table; with a bearer the prices of that user’s price list',
    cache: 'visitor',
    params: z.object({ ...byErpId.shape, index: numberIn(0, 100) }),
    result: priceTable,
  },
} as const satisfies Record<string, Endpoint>
