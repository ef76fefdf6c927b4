import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { startImageVariants } from './image-variants.ts'
import { mediaRoutes } from './routes.ts'

export const media = fp<Services>(
  async (app, services) => {
    mediaRoutes(app, services.storage, services.database.orm)
    await startImageVariants(services)
  },
  { name: 'media' },
)
