import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { createOrders, type Orders } from './create-orders.ts'
import type { RenderGuestOrder } from './guest/guest-order-route.ts'
import { orderRoutes } from './routes.ts'
import type { RenderOrderPage } from './submit/form-route.ts'
import { joinOrders } from './user-orders/join-orders.ts'

declare module 'fastify' {
  interface FastifyInstance {
    orders: Orders
    /** Renders the order page; set by the pages plugin. */
    renderOrderPage: RenderOrderPage
    /** Renders the page of an order link; set by the pages plugin. */
    renderGuestOrder: RenderGuestOrder
  }
}

export const orders = fp<Services>(
  async (app, services) => {
    app.decorate('orders', await createOrders(services))
    app.accounts.onProvenAddress.push(joinOrders)
    await orderRoutes(app, app.orders, {
      renderOrderPage: app.renderOrderPage,
      tryLimit: services.limits.orderTries,
      renderGuestOrder: app.renderGuestOrder,
      linkLimit: services.limits.orderLinks,
    })
  },
  { name: 'orders', dependencies: ['accounts', 'pages'] },
)
