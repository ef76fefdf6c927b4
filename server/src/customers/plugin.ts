import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { archiveRoute } from './archive-route.ts'
import { customerRoutes } from './routes.ts'

/** Customers as staff look after them: who they are, which prices they see, what is kept of them. */
export const customers = fp<Services>(
  async (app, { database, storage, now }) => {
    const { fileKeys } = app.orders
    archiveRoute(app, { database, storage, now, fileKeys })
    await app.addAdminRoutes((route) => customerRoutes(route, { accounts: app.accounts, storage, fileKeys }))
  },
  { name: 'customers', dependencies: ['orders', 'personal-data', 'inbox'] },
)
