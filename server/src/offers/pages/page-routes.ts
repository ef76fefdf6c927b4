import { LINK_TOKEN } from '@rapport/contract/fields/link-token'
import { offerMessages } from '@rapport/contract/offers/offer-messages'
import { NEXT_STEPS_ANCHOR, type OfferForm, type OfferPage } from '@rapport/contract/offers/offer-page'
import {
  acceptOfferForm,
  declineOfferForm,
  offerQuestionForm,
  type PublicOffer,
} from '@rapport/contract/offers/public-offer'
import { offerPath } from '@rapport/contract/paths/paths'
import { orderRequisitesForm } from '@rapport/contract/requisites/order-requisites'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type SignFile, withStoredFiles } from '../../orders/conversation/message-files.ts'
import { type ParseMessageDeps, parseMessage } from '../../orders/conversation/parse-message.ts'
import { LINK_HEADERS } from '../../orders/guest/guest-order-route.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { rejectCrossSite } from '../../platform/http/csrf.ts'
import { drainBody, replyBeforeBody } from '../../platform/http/early-response.ts'
import { toApiError } from '../../platform/http/error-handler.ts'
import { readClient } from '../../platform/http/request/client.ts'
import { acceptForms } from '../../platform/http/request/form-body.ts'
import { parseForm } from '../../platform/http/request/parse-form.ts'
import { typedValues } from '../../platform/http/request/typed-values.ts'
import { limitRate } from '../../platform/limits/route-rate-limit.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { verifySignedPath } from '../../platform/security/signed-url.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Services } from '../../services.ts'
import { type AnswerDeps, answerOffer, type CustomerAnswer } from '../answers/answer-offer.ts'
import { askQuestion } from '../answers/ask-question.ts'
import { findPublicOffer } from '../get-public-offer.ts'
import { findOfferOrder, listOfferMessages } from '../list-offer-messages.ts'
import { isOpenedByPerson, recordOpening } from '../record-opening.ts'
import { giveOfferRequisites } from '../requisites/give-requisites.ts'
import { getOfferBilling } from './get-billing.ts'
import { writeOfferPdf } from './offer-pdf.ts'

interface PageDeps extends AnswerDeps, ParseMessageDeps {
  /** Keys that sign links to previews. */
  linkKeys: SecretKeys
  storage: Storage
  signFile: SignFile
}

type FileRequest = FastifyRequest<{ Params: { token: string; file: string } }>
type PageRequest = FastifyRequest<{ Params: { token: string }; Querystring: Record<string, unknown> }>

/** Values of `?sent=`: what the page says was sent. */
const SENT = ['question', 'prices', 'requisites'] as const

/** Adds the page of an offer and its forms. They work without scripts, because the page has none. */
export async function offerPageRoutes(
  app: FastifyInstance,
  { database: { orm }, hooks, limits, now }: Pick<Services, 'database' | 'hooks' | 'limits' | 'now'>,
  deps: PageDeps,
): Promise<void> {
  const show = async (
    page: Omit<OfferPage, 'messages' | 'wantsStageMails' | 'billing' | 'isOrderRefused'>,
    status: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { token, isPreview } = page
    const messages = isPreview ? [] : await listOfferMessages(orm, token, deps.signFile)
    const order = isPreview ? undefined : await findOfferOrder(orm, token)
    const isOrderRefused = order?.status === 'refused'
    const isOpen = order !== undefined && !isOrderRefused
    const wantsStageMails = isOpen ? await findStageMails(page, order.number) : null
    const billing = isOpen ? await findBilling(page) : null
    return hooks.renderOffer.call(
      { ...page, messages, wantsStageMails, billing, isOrderRefused },
      status,
      offerPath(token),
      request,
      reply,
    )
  }
  /** Invoices and requisites are shown with the version in force only. */
  const findBilling = async ({ token, offer }: Pick<OfferPage, 'token' | 'offer'>) =>
    offer.version === offer.versions[0]?.version ? getOfferBilling(orm, token, hooks) : null
  const findStageMails = async ({ offer }: Pick<OfferPage, 'offer'>, number: string) => {
    const isAccepted = offer.state === 'accepted'
    const { stageMails = null } = isAccepted ? await hooks.getOrderProduction.call(number) : {}
    return stageMails === null ? null : stageMails.wanted
  }

  await app.register(async (scope) => {
    replyBeforeBody(scope)
    await acceptForms(scope)
    await limitRate(scope, 'offers', limits.offers)
    scope.addHook('onRequest', rejectCrossSite)
    scope.addHook('onSend', async (_request, reply) => void reply.headers(LINK_HEADERS))

    scope.get(offerPath(':token'), async (request: PageRequest, reply) => {
      const { token } = request.params
      const { query } = request
      const isPreview = verifySignedPath(deps.linkKeys.accepted, offerPath(token), query, now())
      const version = /^\d{1,2}$/.test(String(query.version)) ? Number(query.version) : undefined
      const offer = await getOffer(orm, token, { version, isPreview }, now())
      if (!isPreview && isOpenedByPerson(request)) await recordOpening(orm, token, now(), deps)
      const sent = SENT.find((one) => one === query.sent)
      return show({ token, offer, isPreview, ...(sent ? { sent } : {}) }, 200, request, reply)
    })

    scope.get(`${offerPath(':token')}:file`, async (request: FileRequest, reply) => {
      const { token, file } = request.params
      const [, version] = /^([1-9]\d?)\.pdf$/.exec(file) ?? []
      if (version === undefined) throw new ApiError(404, offerMessages.notFound)
      const offer = await getOffer(orm, token, { version: Number(version) }, now())
      const name = offer.number.replace('КП', 'KP').replace('/', '-')
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${name}.pdf"`,
        })
        .send(await writeOfferPdf(offer))
    })

    /** Adds a form: it is answered by a redirect to the page, or by the page with its errors and the typed values. */
    const addForm = (
      form: OfferForm,
      submit: (request: PageRequest, onTyped: (text: string) => void) => Promise<string>,
    ) =>
      scope.post(
        `${offerPath(':token')}${form}/`,
        { config: { acceptsHiddenOrigin: true, slowBody: form === 'questions' } },
        async (request: PageRequest, reply) => {
          const { token } = request.params
          if (!LINK_TOKEN.test(token)) throw new ApiError(404, offerMessages.notFound)
          let typed: Record<string, string> = {}
          const onTyped = (text: string) => {
            typed = { text }
          }
          try {
            return await reply.redirect(`${offerPath(token)}${await submit(request, onTyped)}`, 303)
          } catch (error) {
            const { status, message, fields } = toApiError(error, request.log)
            if (![409, 410, 413, 422].includes(status)) throw error
            // The page bypasses Fastify's reply, so the rest of a refused body must be drained here.
            void drainBody(request.raw)
            const offer = await getOffer(orm, token, {}, now())
            const refused = {
              form,
              message,
              errors: fields,
              values: { ...typedValues(request.body), ...typed },
            }
            return show({ token, offer, isPreview: false, refused }, status, request, reply)
          }
        },
      )
    const answer = (request: PageRequest, given: CustomerAnswer) =>
      orm.transaction((tx) =>
        answerOffer(tx, request.params.token, given, { now: now(), client: readClient(request) }, deps),
      )
    addForm('accept', async (request) => {
      await answer(request, { kind: 'accepted', ...(await parseForm(request, acceptOfferForm)) })
      return ''
    })
    addForm('decline', async (request) => {
      await answer(request, { kind: 'declined', ...(await parseForm(request, declineOfferForm)) })
      return ''
    })
    addForm('requisites', async (request) => {
      const form = await parseForm(request, orderRequisitesForm)
      await orm.transaction((tx) => giveOfferRequisites(tx, request.params.token, form, now(), deps))
      return `?sent=requisites#${NEXT_STEPS_ANCHOR}`
    })
    addForm('questions', async (request, onTyped) => {
      await using message = await parseMessage(request, deps, offerQuestionForm, onTyped)
      const { form } = message
      await withStoredFiles({ orm, storage: deps.storage }, message.files, (files) =>
        orm.transaction((tx) => askQuestion(tx, request.params.token, { ...form, files }, now(), deps)),
      )
      return `?sent=${form.kind}`
    })
  })
}

async function getOffer(
  orm: Orm,
  token: string,
  shown: Parameters<typeof findPublicOffer>[2],
  now: Date,
): Promise<PublicOffer> {
  const offer = await findPublicOffer(orm, token, shown, now)
  if (!offer) throw new ApiError(404, offerMessages.notFound)
  return offer
}
