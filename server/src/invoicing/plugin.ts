import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { invoicingRoutes } from './routes.ts'
import { statementRoutes } from './statements/routes.ts'

/** Invoices as staff issue and follow them, and payments of bank statements. */
export const invoicing = fp<Services>(
  async (app, { database, jobs, now }) => {
    const deps = { orm: database.orm, jobs, now }
    await app.addAdminRoutes((route) => {
      invoicingRoutes(route, deps)
      statementRoutes(route, deps)
    })
  },
  { name: 'invoicing', dependencies: ['invoices', 'inbox'] },
)
