import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { getOrderProduction } from './get-order-production.ts'
import { stageMailRoutes } from './stage-mails/routes.ts'
import { startStageMails } from './stage-mails/stage-mails.ts'

/** Production of orders as their customers see it, and mails about its stages. */
export const production = fp<Services>(
  async (app, services) => {
    const { database, hooks, now } = services
    const { orm } = database
    const { linkKeys, replyTo } = app.orders
    hooks.getOrderProduction.provide((number) => getOrderProduction(orm, number, { linkKeys, now: now() }))
    await startStageMails({ ...services, orm, linkKeys, replyTo })
    await stageMailRoutes(app, services, linkKeys)
  },
  { name: 'production', dependencies: ['orders'] },
)
