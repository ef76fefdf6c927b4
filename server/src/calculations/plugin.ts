import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { deletePastBookings } from './bookings/book-operations.ts'
import { calculatorRoute } from './form/routes.ts'
import { estimateRoute } from './routes.ts'
import { deleteExpiredCalculations } from './stored/retention.ts'
import { storedRoutes } from './stored/routes.ts'

export const calculations = fp<Services>(
  async (app, services) => {
    const { database, env, jobs, now } = services
    await app.register((scope) => estimateRoute(scope, services))
    const senderKey = (await services.loadKeys('calculation-senders')).current
    await storedRoutes(app, services, senderKey)
    await calculatorRoute(app, services, senderKey)
    await jobs.schedule('calculations', '47 * * * *', async () => {
      await deletePastBookings(database.orm, now())
      await deleteExpiredCalculations(database.orm, { now: now(), orderDays: env.ORDERS_KEEP_DAYS })
    })
  },
  { name: 'calculations', dependencies: ['accounts'] },
)
