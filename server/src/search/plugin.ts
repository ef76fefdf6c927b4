import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { startIndexJob } from './index/index-job.ts'

export const search = fp<Services>(
  async (app, services) => {
    app.addHook('onClose', await startIndexJob(services))
  },
  { name: 'search' },
)
