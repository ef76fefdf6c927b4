import { calculate } from '@rapport/contract/calculation/calculate'
import type { Calculation } from '@rapport/contract/calculation/calculation'
import { calculationRequest } from '@rapport/contract/calculation/calculation-request'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import type { FastifyInstance } from 'fastify'
import { findUser } from '../accounts/queries.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { rejectCrossSite, requireXhr } from '../platform/http/csrf.ts'
import { parseOrThrow } from '../platform/http/field-errors.ts'
import { setNoStore } from '../platform/http/no-store.ts'
import { readBearerToken } from '../platform/http/request/bearer-token.ts'
import { limitRate } from '../platform/limits/route-rate-limit.ts'
import type { Services } from '../services.ts'
import { loadTables } from './load-tables.ts'

/** The largest request: 50 lines of 20 operations each. */
const BODY_BYTES_MAX = 512 * 1024

/** Adds the routes of calculations. */
export async function calculationRoutes(
  scope: FastifyInstance,
  { database: { orm }, limits, now }: Pick<Services, 'database' | 'limits' | 'now'>,
): Promise<void> {
  scope.removeContentTypeParser('text/plain')
  await limitRate(scope, 'estimates', limits.estimates)
  scope.addHook('onRequest', rejectCrossSite)
  scope.addHook('onRequest', setNoStore)

  const options = { onRequest: requireXhr, bodyLimit: BODY_BYTES_MAX }
  scope.post(endpointRoutes.estimateCalculation.path, options, async (request) => {
    const form = parseOrThrow(calculationRequest, request.body)
    const user = await findUser(orm, readBearerToken(request), now())
    const tables = await loadTables(orm, form, user?.priceType ?? 'anonymous')
    const { calculation, errors } = calculate(form, tables, { now: now() })
    if (errors) throw new ApiError(422, messages.invalid, errors)
    return { result: { calculation } satisfies { calculation: Calculation } }
  })
}
