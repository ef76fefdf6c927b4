import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { deleteOldViews } from './commands.ts'

export const reactions = fp<Services>(
  async (_app, { database, jobs, now }) => {
    await jobs.schedule('views', '17 * * * *', () => deleteOldViews(database, now()))
  },
  { name: 'reactions' },
)
