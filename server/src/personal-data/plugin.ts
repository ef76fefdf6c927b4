import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { personalDataRoutes } from './routes.ts'

export const personalData = fp<Services>(
  (app, { storage }) => personalDataRoutes(app, app.accounts, storage),
  { name: 'personal-data', dependencies: ['accounts', 'orders'] },
)
