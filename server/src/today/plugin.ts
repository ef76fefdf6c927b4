import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { getToday } from './get-today.ts'

/** First screen of the back office. */
export const today = fp<Services>(
  async (app, { database: { orm }, now, env }) => {
    await app.addAdminRoutes((route) => {
      route('getToday', ({ current }) => getToday(orm, current.member, now(), env, app.leadProbe.getState))
    })
  },
  { name: 'today', dependencies: ['staff', 'inbox', 'editing', 'lead-probe'] },
)
