import { parseUtm, type Utm } from '@rapport/contract/orders/order-fields'
import { orderPageForm } from '@rapport/contract/orders/orders'
import { findSubdomain } from '@rapport/contract/paths/city-hosts'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import type { FastifyInstance } from 'fastify'
import type { Hooks } from '../../hooks.ts'
import { drainBody } from '../../platform/http/early-response.ts'
import { toApiError } from '../../platform/http/error-handler.ts'
import type { Orders } from '../create-orders.ts'
import { InvalidOrderError, parseOrder } from './parse-order.ts'
import { submitOrder } from './submit-order.ts'

/**
 * Adds the order form for browsers without JavaScript: it posts and receives a page. For a 422 that is the form with
 * the typed values; other errors show a static page.
 */
export function formRoute(
  scope: FastifyInstance,
  orders: Orders,
  renderOrderPage: Hooks['renderOrderPage']['call'],
): void {
  scope.post(ORDER_PATH, { config: { slowBody: true } }, async (request, reply) => {
    try {
      await using input = await parseOrder(request, orders, orderPageForm)
      const utm = input.form.referrerUrl ? {} : parseRefererUtm(request.headers.referer, orders.publicUrl)
      const number = await submitOrder(orders.deps, { ...input, form: { ...input.form, ...utm } })
      return reply.redirect(`${ORDER_PATH}?number=${number}`, 303)
    } catch (error) {
      const failure = toApiError(error, request.log)
      if (failure.status !== 422) throw failure
      // The page bypasses Fastify's reply, so the rest of a refused body must be drained here.
      void drainBody(request.raw)
      const values = failure instanceof InvalidOrderError ? failure.values : {}
      return renderOrderPage({ errors: failure.fields, values }, 422, request, reply)
    }
  })
}

/**
 * Returns the UTM fields of the form's page from the Referer header, as the browser would send them with JavaScript.
 * Accepts pages of this site and its city subdomains only.
 */
function parseRefererUtm(referer: string | undefined, publicUrl: string): Utm {
  const page = referer ? URL.parse(referer) : null
  return page && findSubdomain(page.host, publicUrl) !== undefined ? parseUtm(page.searchParams) : {}
}
