import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { proofEditingRoutes, proofUploadRoutes } from './routes.ts'

/** Proofs as staff make and follow them. */
export const proofEditing = fp<Services>(
  async (app, { database, storage, jobs, now, limits }) => {
    const deps = { database, storage, jobs, now, linkKeys: app.proofLinkKeys, uploads: app.orders.uploads }
    await app.addAdminRoutes((route) => proofEditingRoutes(route, deps))
    await app.addAdminRoutes((route) => proofUploadRoutes(route, deps), limits.staff.uploads)
  },
  { name: 'proof-editing', dependencies: ['proofs', 'inbox'] },
)
