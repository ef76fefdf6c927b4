import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { createOrders, type Orders } from './create-orders.ts'
import { orderRoutes } from './routes.ts'
import { joinOrders } from './user-orders/join-orders.ts'

declare module 'fastify' {
  interface FastifyInstance {
    orders: Orders
  }
}

export const orders = fp<Services>(
  async (app, services) => {
    app.decorate('orders', await createOrders(services))
    services.hooks.emailProven.add(joinOrders)
    await orderRoutes(app, app.orders, services)
  },
  { name: 'orders', dependencies: ['accounts'] },
)
