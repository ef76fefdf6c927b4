import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { calculationRoutes } from './routes.ts'

export const calculations = fp<Services>(
  async (app, services) => {
    await app.register((scope) => calculationRoutes(scope, services))
  },
  { name: 'calculations', dependencies: ['accounts'] },
)
