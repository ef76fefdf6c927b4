import { calculationRequest } from '@rapport/contract/calculation/calculation-request'
import type { CalculationRecord } from '@rapport/contract/calculation/stored/stored-calculation'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { calculationPath } from '@rapport/contract/paths/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findUser } from '../../accounts/queries.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import { rejectCrossSite, requireXhr } from '../../platform/http/csrf.ts'
import { parseOrThrow } from '../../platform/http/field-errors.ts'
import { setNoStore } from '../../platform/http/no-store.ts'
import { readBearerToken } from '../../platform/http/request/bearer-token.ts'
import { limitRate } from '../../platform/limits/route-rate-limit.ts'
import type { Services } from '../../services.ts'
import { BODY_BYTES_MAX } from '../body-limit.ts'
import { readClaim } from './claim.ts'
import { createCalculation } from './create-calculation.ts'
import { findCalculation } from './find-calculation.ts'

type IdRequest = FastifyRequest<{ Params: { id: string } }>

/** Adds the routes that store a calculation and return it, and its page. `secret` keys the hashes of senders. */
export async function storedRoutes(
  app: FastifyInstance,
  { database: { orm }, hooks, limits, now }: Services,
  secret: Buffer,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain')
    await limitRate(scope, 'calculations', limits.calculations)
    scope.addHook('onRequest', rejectCrossSite)
    scope.addHook('onRequest', setNoStore)
    const options = { onRequest: requireXhr, bodyLimit: BODY_BYTES_MAX }
    scope.post(endpointRoutes.createCalculation.path, options, async (request) => {
      const form = parseOrThrow(calculationRequest, request.body)
      const user = await findUser(orm, readBearerToken(request), now())
      const claim = readClaim(request, form, { secret, userId: user?.id })
      const saver = { list: user?.priceType ?? 'anonymous', userId: user?.id, claim, now: now() }
      return { result: (await createCalculation(orm, form, saver)) satisfies CalculationRecord }
    })
  })

  await app.register(async (scope) => {
    await limitRate(scope, 'calculation-views', limits.calculationViews)
    scope.addHook('onRequest', setNoStore)
    scope.addHook('onSend', async (_request, reply) => void reply.header('x-robots-tag', 'noindex, nofollow'))
    const find = ({ params: { id } }: IdRequest) => orNotFound(findCalculation(orm, id, now()))

    scope.get(endpointRoutes.getCalculation.path, async (request: IdRequest) => ({
      result: await find(request),
    }))
    scope.get(calculationPath(':id'), async (request: IdRequest, reply) => {
      const path = calculationPath(request.params.id)
      return hooks.renderCalculation.call(await find(request), path, request, reply)
    })
  })
}
