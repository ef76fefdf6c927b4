import fp from 'fastify-plugin'
import { REPLY_KEYS } from '../orders/conversation/reply-address.ts'
import { errorCode } from '../platform/http/error-code.ts'
import { StartError } from '../platform/process/env.ts'
import type { Services } from '../services.ts'
import { webhookRoute } from './webhook-route.ts'

const REPLY_ADDRESS_MISSING =
  'Received mails need REPLY_ADDRESS: set it, or empty INBOUND_MAIL_SECRET and INBOUND_IMAP_URL.'
const EVERY_MINUTE = '* * * * *'

/** Answers of customers by mail: from a webhook, or from a mailbox. Does nothing without a reply address. */
export const inboundMail = fp<Services>(
  async (app, { env, database, storage, hooks, jobs, limits, loadKeys, log, now }) => {
    const isReceived = env.INBOUND_MAIL_SECRET.length > 0 || env.INBOUND_IMAP_URL !== ''
    if (env.REPLY_ADDRESS === '' && isReceived) throw new StartError(REPLY_ADDRESS_MISSING)
    if (env.REPLY_ADDRESS === '') return
    const { incoming, uploads } = app.orders
    const deps = {
      database,
      storage,
      incoming,
      uploads,
      customerWrote: hooks.customerWrote,
      log,
      now,
      keys: await loadKeys(REPLY_KEYS),
      replyMailbox: env.REPLY_ADDRESS,
    }
    const secrets = env.INBOUND_MAIL_SECRET
    if (secrets.length > 0) await webhookRoute(app, deps, { secrets, limit: limits.inboundMail })
    if (env.INBOUND_IMAP_URL === '') return
    const { readMailbox } = await import('./read-mailbox.ts')
    await jobs.schedule('inbound-mail', EVERY_MINUTE, async () => {
      await readMailbox(env.INBOUND_IMAP_URL, deps).catch((error) => {
        // The original may have an address or a password. The next minute tries again.
        log.warn({ reason: errorCode(error) }, 'mailbox not read')
      })
    })
  },
  { name: 'inbound-mail', dependencies: ['orders'] },
)
