import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { workshopRoutes } from './routes.ts'

/** Production as staff work on it: stages and labels of orders. */
export const workshop = fp<Services>(
  async (app, { database: { orm }, now, env }) => {
    const deps = { orm, now, publicUrl: env.PUBLIC_URL, fileKeys: app.orders.fileKeys }
    await app.addAdminRoutes((route) => workshopRoutes(route, deps))
  },
  { name: 'workshop', dependencies: ['inbox'] },
)
