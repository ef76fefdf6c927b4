import { LINK_TOKEN } from '@rapport/contract/fields/link-token'
import { DAY_MS, MINUTE_MS } from '@rapport/contract/hours/durations'
import { proofPath } from '@rapport/contract/paths/paths'
import { proofMessages } from '@rapport/contract/proofs/proof-messages'
import type { ProofForm, ProofPage } from '@rapport/contract/proofs/proof-page'
import {
  approveProofForm,
  type PublicProof,
  proofChangesForm,
  proofCommentForm,
} from '@rapport/contract/proofs/public-proof'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOpenedByPerson } from '../../offers/record-opening.ts'
import { LINK_HEADERS } from '../../orders/guest/guest-order-route.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { rejectCrossSite } from '../../platform/http/csrf.ts'
import { toApiError } from '../../platform/http/error-handler.ts'
import { readClient } from '../../platform/http/request/client.ts'
import { acceptForms } from '../../platform/http/request/form-body.ts'
import { parseForm } from '../../platform/http/request/parse-form.ts'
import { typedValues } from '../../platform/http/request/typed-values.ts'
import { limitRate } from '../../platform/limits/route-rate-limit.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { signPath, verifySignedPath } from '../../platform/security/signed-url.ts'
import type { Services } from '../../services.ts'
import { addComment } from '../answers/add-comment.ts'
import { answerProof, type CustomerAnswer, type ProofAnswerDeps } from '../answers/answer-proof.ts'
import { findPublicProof } from '../get-public-proof.ts'
import { recordOpening } from '../record-opening.ts'
import { readPlace } from './read-place.ts'

interface PageDeps extends ProofAnswerDeps {
  /** Keys that sign links to previews. */
  linkKeys: SecretKeys
}

type PageRequest = FastifyRequest<{ Params: { token: string }; Querystring: Record<string, unknown> }>

/** Days for which pictures of a preview can be opened. */
const PREVIEW_DAYS = (10 * MINUTE_MS) / DAY_MS

/** Adds the page of a proof and its forms. They work without scripts, because the page has none. */
export async function proofPageRoutes(
  app: FastifyInstance,
  { database: { orm }, hooks, limits, now }: Pick<Services, 'database' | 'hooks' | 'limits' | 'now'>,
  deps: PageDeps,
): Promise<void> {
  const render = hooks.renderProof.call
  const show = (page: ProofPage, status: number, request: FastifyRequest, reply: FastifyReply) =>
    render(page, status, proofPath(page.token), request, reply)

  await app.register(async (scope) => {
    await acceptForms(scope)
    await limitRate(scope, 'proofs', limits.proofs)
    scope.addHook('onRequest', rejectCrossSite)
    scope.addHook('onSend', async (_request, reply) => void reply.headers(LINK_HEADERS))

    scope.get(proofPath(':token'), async (request: PageRequest, reply) => {
      const { token } = request.params
      const { query } = request
      const isPreview = verifySignedPath(deps.linkKeys.accepted, proofPath(token), query, now())
      const version = /^\d{1,3}$/.test(String(query.version)) ? Number(query.version) : undefined
      const proof = await getProof(token, { version, isPreview })
      if (!isPreview && isOpenedByPerson(request)) await recordOpening(orm, token, now(), deps)
      const sent = query.sent === 'comment' || query.sent === 'changes' ? { sent: query.sent } : {}
      const page = { token, proof, isPreview, ...readPlace(query, proof.pages), ...sent } as ProofPage
      return show(page, 200, request, reply)
    })

    /** Adds a form: it is answered by a redirect to the page, or by the page with its errors and the typed values. */
    const addForm = (form: ProofForm, submit: (request: PageRequest) => Promise<string>) =>
      scope.post(
        `${proofPath(':token')}${form}/`,
        { config: { acceptsHiddenOrigin: true } },
        async (request: PageRequest, reply) => {
          const { token } = request.params
          if (!LINK_TOKEN.test(token)) throw new ApiError(404, proofMessages.notFound)
          try {
            return reply.redirect(`${proofPath(token)}${await submit(request)}`, 303)
          } catch (error) {
            const { status, message, fields } = toApiError(error, request.log)
            if (![409, 422].includes(status)) throw error
            const proof = await getProof(token, {})
            const values = typedValues(request.body)
            const refused = { form, message, errors: fields, values }
            const place = readPlace(values, proof.pages)
            return show({ token, proof, isPreview: false, ...place, refused }, status, request, reply)
          }
        },
      )
    const answer = (request: PageRequest, given: CustomerAnswer) =>
      orm.transaction((tx) =>
        answerProof(tx, request.params.token, given, { now: now(), client: readClient(request) }, deps),
      )
    addForm('approve', async (request) => {
      await answer(request, { kind: 'approved', ...(await parseForm(request, approveProofForm)) })
      return ''
    })
    addForm('changes', async (request) => {
      await answer(request, { kind: 'changes-requested', ...(await parseForm(request, proofChangesForm)) })
      return '?sent=changes'
    })
    addForm('comments', async (request) => {
      const form = await parseForm(request, proofCommentForm)
      await orm.transaction((tx) => addComment(tx, request.params.token, form, now(), deps))
      return `?sent=comment${form.page === undefined ? '' : `&page=${form.page}`}`
    })
  })

  async function getProof(
    token: string,
    { version, isPreview = false }: { version?: number | undefined; isPreview?: boolean },
  ): Promise<PublicProof> {
    const sign = (path: string) => signPath(deps.linkKeys.current, path, PREVIEW_DAYS, now())
    const proof = await findPublicProof(orm, token, { version, isPreview, ...(isPreview ? { sign } : {}) })
    if (!proof) throw new ApiError(404, proofMessages.notFound)
    return proof
  }
}
