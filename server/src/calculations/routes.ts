import type { Calculation } from '@rapport/contract/calculation/calculation'
import { calculationRequest } from '@rapport/contract/calculation/calculation-request'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { FastifyInstance } from 'fastify'
import { findUser } from '../accounts/queries.ts'
import { rejectCrossSite, requireXhr } from '../platform/http/csrf.ts'
import { parseOrThrow } from '../platform/http/field-errors.ts'
import { setNoStore } from '../platform/http/no-store.ts'
import { readBearerToken } from '../platform/http/request/bearer-token.ts'
import { createConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import { limitConcurrency } from '../platform/limits/limit-concurrency.ts'
import { limitRate } from '../platform/limits/route-rate-limit.ts'
import type { Services } from '../services.ts'
import { BODY_BYTES_MAX } from './body-limit.ts'
import { cacheFactoryTables } from './cached-factory-tables.ts'
import { estimate } from './estimate.ts'

/** Adds the route of estimates, which stores nothing. */
export async function estimateRoute(
  scope: FastifyInstance,
  {
    database: { orm },
    limits,
    now,
    onContentChange,
  }: Pick<Services, 'database' | 'limits' | 'now' | 'onContentChange'>,
): Promise<void> {
  scope.removeContentTypeParser('text/plain')
  await limitRate(scope, 'estimates', limits.estimates)
  limitConcurrency(scope, createConcurrencyLimit(limits.runningEstimates))
  scope.addHook('onRequest', rejectCrossSite)
  scope.addHook('onRequest', setNoStore)

  const loadContent = cacheFactoryTables(onContentChange)
  const options = { onRequest: requireXhr, bodyLimit: BODY_BYTES_MAX }
  scope.post(endpointRoutes.estimateCalculation.path, options, async (request) => {
    const form = parseOrThrow(calculationRequest, request.body)
    const user = await findUser(orm, readBearerToken(request), now())
    const { calculation } = await estimate(orm, form, {
      list: user?.priceType ?? 'anonymous',
      userId: user?.id,
      now: now(),
      loadContent,
    })
    return { result: { calculation } satisfies { calculation: Calculation } }
  })
}
