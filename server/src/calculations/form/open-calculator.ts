import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import type { FastifyRequest } from 'fastify'
import type { Orm } from '../../platform/database/database.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { findCalculatorCustomer } from './calculator-customer.ts'
import { openValues } from './opened-values.ts'
import { readCalculator } from './read-calculator.ts'

/** Creates the function that opens the calculator by a link. A link with a quantity has an answer too. */
export const createCalculatorOpener =
  (orm: Orm, clock: Clock) =>
  async (query: URLSearchParams, request: Pick<FastifyRequest, 'headers'>): Promise<CalculatorView> => {
    const now = clock()
    const customer = await findCalculatorCustomer(orm, request, now)
    const { values, changes, notices } = await openValues(orm, query, { ...customer, now })
    const calculates = query.has('from') || query.has('quantity')
    return readCalculator(orm, values, { ...customer, now, calculates, changes, notices })
  }
