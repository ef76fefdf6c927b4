import type { GuestOrder } from '@rapport/contract/accounts/guest-order'
import { messages } from '@rapport/contract/errors/messages'
import { orderMessageForm } from '@rapport/contract/orders/order-message'
import { guestMessagesPath, guestOrderPath } from '@rapport/contract/paths/paths'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { acceptsPersonalData, requireOpenForms } from '../../content/accepts-personal-data.ts'
import type { Hooks } from '../../hooks.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { drainBody, replyBeforeBody } from '../../platform/http/early-response.ts'
import { toApiError } from '../../platform/http/error-handler.ts'
import { acceptForms } from '../../platform/http/request/form-body.ts'
import { limitStoredRate, type RateLimit } from '../../platform/limits/route-rate-limit.ts'
import { createStoredRateLimit } from '../../platform/limits/stored-rate-limit.ts'
import { parseMessage } from '../conversation/parse-message.ts'
import type { Orders } from '../create-orders.ts'
import { findGuestOrder } from './get-guest-order.ts'
import { type GuestRequest, guestLinkQuery, readGuestLink, WRONG_LINK } from './read-guest-link.ts'
import { sendGuestMessage } from './send-guest-message.ts'

/** The link opens an order, so no cache, search engine or other site may learn it. */
export const LINK_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** Adds the page of an order, opened by the link in its mail, and the form of a message on it. */
export async function guestOrderRoute(
  app: FastifyInstance,
  orders: Orders,
  { limit, hooks }: { limit: RateLimit; hooks: Pick<Hooks, 'renderGuestOrder' | 'getOrderProduction'> },
): Promise<void> {
  const { deps, linkKeys, signFile } = orders
  const { orm } = deps.database
  async function show(
    id: string,
    written: Pick<GuestOrder, 'isSent' | 'refused'>,
    status: number,
    request: GuestRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const order = await findGuestOrder(orm, id, signFile)
    if (!order) throw new ApiError(404, WRONG_LINK)
    const production = await hooks.getOrderProduction.call(order.number)
    const isOpen = await acceptsPersonalData(orm)
    const messagesPath = isOpen ? `${guestMessagesPath(id)}${guestLinkQuery(request)}` : null
    const page = { ...order, ...production, ...written, messagesPath }
    return hooks.renderGuestOrder.call(page, status, guestOrderPath(id), request, reply)
  }

  await app.register(async (scope) => {
    replyBeforeBody(scope)
    await acceptForms(scope)
    const links = createStoredRateLimit(orm, {
      name: 'order-links',
      points: limit.max,
      windowSeconds: limit.windowMs / 1000,
    })
    limitStoredRate(scope, links, deps.senderSecret)
    scope.addHook('onSend', async (_request, reply) => void reply.headers(LINK_HEADERS))

    scope.get(guestOrderPath(':id'), async (request: GuestRequest, reply) => {
      const id = readGuestLink(request, linkKeys, deps.now())
      return show(id, { isSent: request.query.sent === '1' }, 200, request, reply)
    })

    const config = { acceptsHiddenOrigin: true, slowBody: true }
    scope.post(guestMessagesPath(':id'), { config }, async (request: GuestRequest, reply) => {
      const id = readGuestLink(request, linkKeys, deps.now())
      let typed = ''
      try {
        await requireOpenForms(orm, messages.accountFormClosed)
        await using message = await parseMessage(request, orders, orderMessageForm, (text) => {
          typed = text
        })
        await sendGuestMessage(deps, id, { text: message.form.text, files: message.files })
        const path = `${guestOrderPath(id)}${guestLinkQuery(request)}&sent=1#messages`
        return await reply.redirect(path, 303)
      } catch (error) {
        const { status, message, fields } = toApiError(error, request.log)
        if (![409, 413, 422].includes(status)) throw error
        // The page bypasses Fastify's reply, so the rest of a refused body must be drained here.
        void drainBody(request.raw)
        const refused = { message, errors: fields, text: typed }
        return show(id, { isSent: false, refused }, status, request, reply)
      }
    })
  })
}
