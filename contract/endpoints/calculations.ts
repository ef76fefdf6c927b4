import * as z from 'zod/mini'
import { calculation } from '../calculation/calculation.ts'
import { calculationRequest } from '../calculation/calculation-request.ts'
import type { Endpoint } from './endpoint.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of calculations. */
export const calculationsEndpoints = {
  estimateCalculation: {
    ...endpointRoutes.estimateCalculation,
    summary: 'Calculates prices and stores nothing; with a token by that user’s price list',
    cache: 'private',
    form: calculationRequest,
    isJson: true,
    result: z.object({ calculation }),
  },
} as const satisfies Record<string, Endpoint>
