import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { offerEditingRoutes } from './routes.ts'

/** Commercial offers as staff make and follow them. */
export const offerEditing = fp<Services>(
  async (app, { database, jobs, now }) => {
    const linkKeys = app.offerLinkKeys
    await app.addAdminRoutes((route) => offerEditingRoutes(route, { database, jobs, now, linkKeys }))
  },
  { name: 'offer-editing', dependencies: ['offers', 'inbox'] },
)
