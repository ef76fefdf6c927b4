import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { offersEndpoints } from '@rapport/contract/endpoints/offers'
import {
  acceptOfferForm,
  declineOfferForm,
  type OfferAnswer,
  offerQuestionForm,
  type PublicOffer,
} from '@rapport/contract/offers/public-offer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../platform/http/api-error.ts'
import { rejectCrossSite, requireXhr } from '../platform/http/csrf.ts'
import { setNoStore } from '../platform/http/no-store.ts'
import { readClient } from '../platform/http/request/client.ts'
import { acceptForms } from '../platform/http/request/form-body.ts'
import { parseForm } from '../platform/http/request/parse-form.ts'
import { parseInput } from '../platform/http/request/parse-input.ts'
import { limitRate } from '../platform/limits/route-rate-limit.ts'
import type { Services } from '../services.ts'
import { type AnswerDeps, answerOffer, type CustomerAnswer } from './answers/answer-offer.ts'
import { askQuestion } from './answers/ask-question.ts'
import { findPublicOffer } from './get-public-offer.ts'

interface TokenRoute {
  Params: { token: string }
}

/** Adds the endpoints of offers for customers. */
export async function offerApiRoutes(
  app: FastifyInstance,
  { database: { orm }, limits, now }: Pick<Services, 'database' | 'limits' | 'now'>,
  deps: AnswerDeps,
): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope)
    await limitRate(scope, 'offers', limits.offers)
    scope.addHook('onRequest', rejectCrossSite)
    scope.addHook('onRequest', setNoStore)

    scope.get<TokenRoute>(endpointRoutes.getPublicOffer.path, async (request) => {
      const { token, version } = parseInput(offersEndpoints.getPublicOffer, request) as {
        token: string
        version?: number
      }
      const offer = await findPublicOffer(orm, token, { version }, now())
      if (!offer) throw notFound()
      return { result: { offer } satisfies { offer: PublicOffer } }
    })

    const write = { onRequest: requireXhr }
    const answer = (request: FastifyRequest<TokenRoute>, given: CustomerAnswer): Promise<OfferAnswer> =>
      orm.transaction((tx) =>
        answerOffer(tx, request.params.token, given, { now: now(), client: readClient(request) }, deps),
      )
    scope.post<TokenRoute>(endpointRoutes.acceptOffer.path, write, async (request) => {
      const form = await parseForm(request, acceptOfferForm)
      return { result: await answer(request, { kind: 'accepted', ...form }) }
    })
    scope.post<TokenRoute>(endpointRoutes.declineOffer.path, write, async (request) => {
      const form = await parseForm(request, declineOfferForm)
      return { result: await answer(request, { kind: 'declined', ...form }) }
    })
    scope.post<TokenRoute>(endpointRoutes.askAboutOffer.path, write, async (request) => {
      const form = await parseForm(request, offerQuestionForm)
      await orm.transaction((tx) => askQuestion(tx, request.params.token, form, now(), deps))
      return { result: {} }
    })
  })
}
