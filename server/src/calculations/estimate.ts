import { calculate } from '@rapport/contract/calculation/calculate'
import type { Calculation } from '@rapport/contract/calculation/calculation'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import type { CalculationTables } from '@rapport/contract/calculation/calculation-tables'
import { messages } from '@rapport/contract/errors/messages'
import type { PriceList } from '@rapport/contract/prices/prices'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { LoadFactoryTables } from './load-factory-tables.ts'
import { loadTables } from './load-tables.ts'

interface EstimateOptions {
  list: PriceList
  /** The user whose discount counts; undefined for a visitor. */
  userId: number | undefined
  now: Date
  /** Reads the database if omitted. */
  loadContent?: LoadFactoryTables
}

/** Calculates a request by the factory's tables. Throws 422 with the messages of its fields. */
export async function estimate(
  orm: Orm,
  request: CalculationRequest,
  { list, userId, now, loadContent }: EstimateOptions,
): Promise<{ calculation: Calculation; tables: CalculationTables }> {
  const tables = await loadTables(orm, request, list, userId, loadContent)
  const { calculation, errors } = calculate(request, tables, { now })
  if (errors) throw new ApiError(422, messages.invalid, errors)
  return { calculation, tables }
}
