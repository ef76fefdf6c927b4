import { GUEST_LINK_DAYS } from '@rapport/contract/accounts/guest-order'
import { guestOrderPath } from '@rapport/contract/paths/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Hooks } from '../../hooks.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { limitStoredRate, type RateLimit } from '../../platform/limits/route-rate-limit.ts'
import { createStoredRateLimit } from '../../platform/limits/stored-rate-limit.ts'
import { verifySignedPath } from '../../platform/security/signed-url.ts'
import type { Orders } from '../create-orders.ts'
import { findGuestOrder } from './get-guest-order.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const WRONG =
  'Ссылка на\u00A0заявку неверна. Откройте её прямо из\u00A0письма целиком или\u00A0свяжитесь с\u00A0нами и\u00A0назовите номер заявки.'
const EXPIRED = `Ссылка на\u00A0заявку устарела: она действует ${GUEST_LINK_DAYS}\u00A0дней. Свяжитесь с\u00A0нами и\u00A0назовите номер заявки.`

/** The link opens an order, so no cache, search engine or other site may learn it. */
export const LINK_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

type LinkRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>

/** Adds the page of an order, opened by the link in its mail. */
export async function guestOrderRoute(
  app: FastifyInstance,
  { deps, linkKeys }: Orders,
  { limit, render }: { limit: RateLimit; render: Hooks['renderGuestOrder']['call'] },
): Promise<void> {
  await app.register(async (scope) => {
    const links = createStoredRateLimit(deps.database.orm, {
      name: 'order-links',
      points: limit.max,
      windowSeconds: limit.windowMs / 1000,
    })
    limitStoredRate(scope, links, deps.senderSecret)
    scope.addHook('onSend', async (_request, reply) => void reply.headers(LINK_HEADERS))
    scope.get(guestOrderPath(':id'), async (request: LinkRequest, reply) => {
      const { id } = request.params
      const path = guestOrderPath(id)
      const isSignedAt = (moment: Date) => verifySignedPath(linkKeys.accepted, path, request.query, moment)
      if (!UUID.test(id) || !isSignedAt(new Date(0))) throw new ApiError(404, WRONG)
      if (!isSignedAt(deps.now())) throw new ApiError(404, EXPIRED)
      const order = await findGuestOrder(deps.database.orm, id)
      if (!order) throw new ApiError(404, WRONG)
      return render(order, path, request, reply)
    })
  })
}
