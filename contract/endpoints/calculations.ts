import * as z from 'zod/mini'
import { calculation } from '../calculation/calculation.ts'
import { calculationRequest } from '../calculation/calculation-request.ts'
import { calculationTables } from '../calculation/calculation-tables.ts'
import { calculatorItem } from '../calculation/form/calculator-item.ts'
import { calculationRecord } from '../calculation/stored/stored-calculation.ts'
import { CALCULATION_ID } from '../orders/order-fields.ts'
import type { Endpoint } from './endpoint.ts'
import { numberIn } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

const id = numberIn(1, 2 ** 31 - 1)

/** Endpoints of calculations. */
export const calculationsEndpoints = {
  getCalculationTables: {
    ...endpointRoutes.getCalculationTables,
    summary:
      'Returns the tables by which the calculator of the site calculates a product and the delivery to a city',
    cache: 'visitor',
    query: z.object({
      /** Absent: only the factory's rules and the city. */
      itemId: z.optional(id),
      cityId: z.optional(id),
    }),
    result: z.object({ tables: calculationTables, item: z.nullable(calculatorItem) }),
  },
  estimateCalculation: {
    ...endpointRoutes.estimateCalculation,
    summary: 'Calculates prices and stores nothing; with a token by that user’s price list',
    cache: 'private',
    form: calculationRequest,
    isJson: true,
    result: z.object({ calculation }),
  },
  createCalculation: {
    ...endpointRoutes.createCalculation,
    summary: 'Stores a calculation: its link shows these numbers whatever the tables say later',
    cache: 'private',
    form: calculationRequest,
    isJson: true,
    result: calculationRecord,
  },
  getCalculation: {
    ...endpointRoutes.getCalculation,
    summary: 'Returns a stored calculation',
    cache: 'private',
    params: z.object({ id: z.string().check(z.regex(CALCULATION_ID)) }),
    result: calculationRecord,
  },
} as const satisfies Record<string, Endpoint>
