import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { orderForm } from '@rapport/contract/orders/orders'
import type { PlacedOrder } from '@rapport/contract/orders/placed-order'
import type { FastifyInstance } from 'fastify'
import { getOrderPromise } from '../content/queries.ts'
import { orNotFound } from '../platform/http/api-error.ts'
import { rejectCrossSite, requireXhr } from '../platform/http/csrf.ts'
import { replyBeforeBody } from '../platform/http/early-response.ts'
import { setNoStore } from '../platform/http/no-store.ts'
import { acceptForms } from '../platform/http/request/form-body.ts'
import { limitRate } from '../platform/limits/route-rate-limit.ts'
import type { Services } from '../services.ts'
import type { Orders } from './create-orders.ts'
import { fileRoutes } from './files/file-route.ts'
import { guestOrderRoute } from './guest/guest-order-route.ts'
import { formRoute } from './submit/form-route.ts'
import { parseOrder } from './submit/parse-order.ts'
import { submitOrder } from './submit/submit-order.ts'
import { userOrderRoutes } from './user-orders/user-order-routes.ts'

/** Adds the routes of orders: API, HTML form, and signed URLs of files and orders. */
export async function orderRoutes(
  app: FastifyInstance,
  orders: Orders,
  { hooks, limits }: Pick<Services, 'hooks' | 'limits'>,
): Promise<void> {
  fileRoutes(app, orders)
  await userOrderRoutes(app, orders, hooks)
  await guestOrderRoute(app, orders, { limit: limits.orderLinks, hooks })
  await app.register(async (scope) => {
    replyBeforeBody(scope)
    await acceptForms(scope)
    await limitRate(scope, 'order-tries', limits.orderTries)
    scope.addHook('onRequest', rejectCrossSite)

    const callOptions = { onRequest: [setNoStore, requireXhr], config: { slowBody: true } }
    scope.post(endpointRoutes.sendOrderMail.path, callOptions, async (request) => {
      await using input = await parseOrder(request, orders, orderForm)
      // Read before the order is stored: nothing may fail afterwards.
      const promise = await orNotFound(getOrderPromise(orders.deps.database.orm))
      const number = await submitOrder(orders.deps, input)
      return { result: { number, ...promise } satisfies PlacedOrder }
    })
    formRoute(scope, orders, hooks.renderOrderPage.call)
  })
}
