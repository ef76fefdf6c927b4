import fp from 'fastify-plugin'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { Services } from '../services.ts'
import { listOrderOffers } from './list-order-offers.ts'
import { startOfferMails } from './mails/offer-mails.ts'
import { offerPageRoutes } from './pages/page-routes.ts'
import { remindCustomers } from './reminders/remind-customers.ts'
import { requisitesRoutes } from './requisites/user-routes.ts'
import { offerApiRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Keys that sign links to previews of offers. */
    offerLinkKeys: SecretKeys
  }
}

/** Between 10 and 18 o'clock in Moscow. */
const REMINDER_CRON = '23 7-15 * * *'

/** Commercial offers as customers see and answer them. */
export const offers = fp<Services>(
  async (app, services) => {
    const { database, jobs, hooks, now, log, loadKeys } = services
    const { offerChanged, customerWrote } = hooks
    const deps = { jobs, offerChanged, customerWrote, linkKeys: await loadKeys('offer-previews') }
    app.decorate('offerLinkKeys', deps.linkKeys)
    hooks.listOrderOffers.provide((number) => listOrderOffers(database.orm, number, now()))
    await startOfferMails({ ...services, replyTo: app.orders.replyTo })
    await jobs.schedule('offer-reminders', REMINDER_CRON, async () => {
      const reminded = await remindCustomers(database.orm, now(), deps)
      if (reminded > 0) log.info({ reminded }, 'customers reminded of offers')
    })
    const { incoming, uploads, signFile } = app.orders
    const files = { storage: services.storage, incoming, uploads, signFile }
    await offerApiRoutes(app, services, deps)
    await requisitesRoutes(app, services, deps)
    await offerPageRoutes(app, services, { ...deps, ...files })
  },
  { name: 'offers', dependencies: ['orders', 'calculations'] },
)
