import { calls } from '@rapport/contract/calls'
import type { PlacedOrder } from '@rapport/contract/orders'
import type { FastifyInstance } from 'fastify'
import { keepPrivate } from '../accounts/bearer-door.ts'
import { acceptForms } from '../platform/form-body.ts'
import { acceptMultipart } from '../platform/multipart-body.ts'
import { refuseCrossSite, refuseForms } from '../platform/own-program.ts'
import { limitRate, type RateLimit } from '../platform/rate-limit.ts'
import { answerBeforeBody } from '../platform/unread-body.ts'
import { fileRoute } from './file-route.ts'
import { formRoute, type RenderOrderPage } from './form-route.ts'
import type { Orders } from './open-orders.ts'
import { emptyOrderBody } from './order-body.ts'
import { takeOrder } from './order-door.ts'
import { userOrderRoutes } from './user-order-routes.ts'

/** What is sent from one address, refused or not; orders that are placed have a limit of their own. */
const TRY_LIMIT: RateLimit = { max: 300, windowMs: 10 * 60_000 }

export interface OrderRoutesOptions {
  renderOrderPage: RenderOrderPage
  tryLimit?: RateLimit
}

/** The ways to order, and the files of an order behind signed addresses. */
export async function orderRoutes(
  app: FastifyInstance,
  orders: Orders,
  options: OrderRoutesOptions,
): Promise<void> {
  fileRoute(app, orders)
  await userOrderRoutes(app, { ...orders.desk, logSecurityEvent: orders.logSecurityEvent })
  await app.register(async (scope) => {
    answerBeforeBody(scope)
    acceptForms(scope)
    await acceptMultipart(scope)
    await limitRate(scope, 'order-tries', options.tryLimit ?? TRY_LIMIT)
    scope.addHook('onRequest', refuseCrossSite)
    // Deliveries start when the visitor has their answer: an embedded database would make it wait for them.
    scope.addHook('onResponse', async (_request, reply) => {
      if (reply.statusCode < 400) for (const channel of orders.desk.channels) orders.desk.jobs.wake(channel)
    })

    const callOptions = { onRequest: [keepPrivate, refuseForms], config: { slowBody: true } }
    scope.post(calls.sendOrderMail.path, callOptions, async (request) => {
      const number = await takeOrder(request, orders, emptyOrderBody())
      return { result: { number } satisfies PlacedOrder }
    })
    formRoute(scope, orders, options.renderOrderPage)
  })
}
