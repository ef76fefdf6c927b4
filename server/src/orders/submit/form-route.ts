import type { ErrorStatus } from '@rapport/contract/errors/error-response'
import { parseUtm, type Utm } from '@rapport/contract/orders/order-fields'
import { orderPageForm } from '@rapport/contract/orders/orders'
import type { OrderOutcome } from '@rapport/contract/page'
import { subdomainOf } from '@rapport/contract/paths/city-hosts'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drainBody } from '../../platform/http/early-response.ts'
import { toApiError } from '../../platform/http/error-handler.ts'
import type { Orders } from '../create-orders.ts'
import { InvalidOrderError, parseOrder } from './parse-order.ts'
import { submitOrder } from './submit-order.ts'

/** Answers with the order page. */
export type RenderOrderPage = (
  outcome: OrderOutcome,
  status: ErrorStatus,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

/**
 * Adds the order form of a browser without JavaScript: it posts, and is answered with a page. What can be put right in
 * the form shows it again with what was typed; all else is answered with a page that costs nothing to make.
 */
export function formRoute(scope: FastifyInstance, orders: Orders, renderOrderPage: RenderOrderPage): void {
  scope.post(ORDER_PATH, { config: { slowBody: true } }, async (request, reply) => {
    try {
      await using input = await parseOrder(request, orders, orderPageForm)
      const utm = input.form.referrerUrl ? {} : utmOf(request.headers.referer, orders.publicUrl)
      const number = await submitOrder(orders.deps, { ...input, form: { ...input.form, ...utm } })
      return reply.redirect(`${ORDER_PATH}?number=${number}`, 303)
    } catch (error) {
      const failure = toApiError(error, request.log)
      if (failure.status !== 422) throw failure
      // The page is written past Fastify's own answer, so that the rest of a refused body is let go of here.
      void drainBody(request.raw)
      const values = failure instanceof InvalidOrderError ? failure.values : {}
      return renderOrderPage({ errors: failure.fields, values }, 422, request, reply)
    }
  })
}

/**
 * Returns the marks of the campaign that led a visitor here, by the address of the page they sent the form from: what the browser
 * would have filled in with JavaScript. Only pages of this site and its city subdomains are believed; which site led to them
 * nobody knows, and a page of ours is none.
 */
function utmOf(referer: string | undefined, publicUrl: string): Utm {
  const page = referer ? URL.parse(referer) : null
  return page && subdomainOf(page.host, publicUrl) !== undefined ? parseUtm(page.searchParams) : {}
}
