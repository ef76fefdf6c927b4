import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { archiveRoutes } from './archive-route.ts'
import { guestRoutes } from './guests/guest-routes.ts'
import { customerRoutes } from './routes.ts'

/** Customers for staff: accounts, guests, price lists and stored data. */
export const customers = fp<Services>(
  async (app, { database, storage, now }) => {
    const { fileKeys } = app.orders
    archiveRoutes(app, { database, storage, now, fileKeys })
    await app.addAdminRoutes((route) => {
      const deps = { accounts: app.accounts, storage, fileKeys }
      customerRoutes(route, deps)
      guestRoutes(route, deps)
    })
  },
  { name: 'customers', dependencies: ['orders', 'personal-data', 'inbox'] },
)
