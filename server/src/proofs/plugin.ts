import fp from 'fastify-plugin'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { Services } from '../services.ts'
import { removeExpiredProofFiles } from './files/remove-expired.ts'
import { findOrderProof } from './find-order-proof.ts'
import { startProofMails } from './mails/proof-mails.ts'
import { approvedFileRoute } from './pages/approved-file-route.ts'
import { proofFileRoutes } from './pages/file-routes.ts'
import { proofPageRoutes } from './pages/page-routes.ts'
import { remindOfProofs } from './reminders/remind-of-proofs.ts'
import { proofApiRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Keys that sign links to drafts of proofs. */
    proofLinkKeys: SecretKeys
  }
}

/** Between 10 and 18 o'clock in Moscow. */
const REMINDER_CRON = '41 7-15 * * *'
const FILES_CRON = '47 * * * *'

/** Proofs as customers see, comment and approve them. */
export const proofs = fp<Services>(
  async (app, services) => {
    const { database, storage, env, jobs, hooks, now, log, loadKeys } = services
    const deps = { jobs, proofChanged: hooks.proofChanged, linkKeys: await loadKeys('proof-previews') }
    app.decorate('proofLinkKeys', deps.linkKeys)
    hooks.findOrderProof.provide((number) => findOrderProof(database.orm, number))
    await startProofMails({ ...services, replyTo: app.orders.replyTo })
    await jobs.schedule('proof-reminders', REMINDER_CRON, async () => {
      const reminded = await remindOfProofs(database.orm, now(), deps)
      if (reminded > 0) log.info({ reminded }, 'customers reminded of proofs')
    })
    await jobs.schedule('proof-files', FILES_CRON, async () => {
      const keepDays = env.ORDER_FILES_KEEP_DAYS
      const removed = await removeExpiredProofFiles({ orm: database.orm, storage, keepDays, now: now() })
      if (removed.expired + removed.contents > 0) log.info(removed, 'expired files of proofs removed')
    })
    await proofApiRoutes(app, services, deps)
    await proofFileRoutes(app, services, deps.linkKeys)
    await approvedFileRoute(app, services, app.orders.fileKeys)
    await proofPageRoutes(app, services, deps)
  },
  { name: 'proofs', dependencies: ['orders', 'offers'] },
)
