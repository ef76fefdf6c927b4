import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { proofsEndpoints } from '@rapport/contract/endpoints/proofs'
import {
  approveProofForm,
  type ProofAnswer,
  proofChangesForm,
  proofCommentForm,
} from '@rapport/contract/proofs/public-proof'
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
import { addComment } from './answers/add-comment.ts'
import { answerProof, type CustomerAnswer, type ProofAnswerDeps } from './answers/answer-proof.ts'
import { findPublicProof } from './get-public-proof.ts'

interface TokenRoute {
  Params: { token: string }
}

/** Adds the endpoints of proofs for customers. */
export async function proofApiRoutes(
  app: FastifyInstance,
  { database: { orm }, limits, now }: Pick<Services, 'database' | 'limits' | 'now'>,
  deps: ProofAnswerDeps,
): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope)
    await limitRate(scope, 'proofs', limits.proofs)
    scope.addHook('onRequest', rejectCrossSite)
    scope.addHook('onRequest', setNoStore)

    scope.get<TokenRoute>(endpointRoutes.getPublicProof.path, async (request) => {
      const { token, version } = parseInput(proofsEndpoints.getPublicProof, request) as {
        token: string
        version?: number
      }
      const proof = await findPublicProof(orm, token, { version })
      if (!proof) throw notFound()
      return { result: { proof } }
    })

    const write = { onRequest: requireXhr }
    const answer = (request: FastifyRequest<TokenRoute>, given: CustomerAnswer): Promise<ProofAnswer> =>
      orm.transaction((tx) =>
        answerProof(tx, request.params.token, given, { now: now(), client: readClient(request) }, deps),
      )
    scope.post<TokenRoute>(endpointRoutes.approveProof.path, write, async (request) => {
      const form = await parseForm(request, approveProofForm)
      return { result: await answer(request, { kind: 'approved', ...form }) }
    })
    scope.post<TokenRoute>(endpointRoutes.requestProofChanges.path, write, async (request) => {
      const form = await parseForm(request, proofChangesForm)
      return { result: await answer(request, { kind: 'changes-requested', ...form }) }
    })
    scope.post<TokenRoute>(endpointRoutes.commentProof.path, write, async (request) => {
      const form = await parseForm(request, proofCommentForm)
      const comments = await orm.transaction((tx) => addComment(tx, request.params.token, form, now(), deps))
      return { result: { comments } }
    })
  })
}
