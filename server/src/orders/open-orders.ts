import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import { type Incoming, openIncoming } from '../platform/incoming.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { RecipientLimits } from '../platform/mail-limits.ts'
import type { Mailer } from '../platform/mail-message.ts'
import { mailDirectory } from '../platform/mailer.ts'
import { withoutValues } from '../platform/query-failure.ts'
import type { RateLimit } from '../platform/rate-limit.ts'
import { openSecretKeys, type SecretKeys } from '../platform/secret.ts'
import type { LogSecurityEvent } from '../platform/security-log.ts'
import type { Storage } from '../platform/storage.ts'
import { openChannels } from './channels.ts'
import type { OrderDesk } from './commands.ts'
import { startDeliveries } from './deliveries.ts'
import { signedFileUrl } from './file-link.ts'
import { deleteExpiredIdempotencyKeys } from './idempotency.ts'
import { createOrderLimit, type OrderLimit } from './order-limit.ts'
import { removeExpired } from './retention.ts'
import { SWEEP_AGES, SWEEP_EVERY_MS, sweepOrderFiles } from './sweep.ts'
import type { DeliveryChannel } from './tables.ts'
import { createUploadLimits, type UploadBounds, type UploadLimits, uploadBounds } from './upload-limits.ts'

/** Orders from one address: a busy office stays below, a flood does not. */
const RATE_LIMIT: RateLimit = { max: 30, windowMs: 10 * 60_000 }

export interface OrderParts {
  env: Env
  database: Database
  storage: Storage
  /** Has to know the delivery channels. */
  jobs: Jobs
  mailer: Mailer
  customerMailer: Mailer
  recipientLimits: RecipientLimits
  /** The directory everything is written to. */
  dataDir: string
  logSecurityEvent: LogSecurityEvent
  log: FastifyBaseLogger
  /** Orders placed from one address. */
  rateLimit?: RateLimit
  uploadBounds?: Partial<UploadBounds>
  now?: () => Date
}

/** Everything that takes and delivers orders, running. */
export interface Orders {
  desk: OrderDesk
  incoming: Incoming
  uploads: UploadLimits
  orderLimit: OrderLimit
  /** Keys of the links in mails that open an order's file. */
  fileKeys: SecretKeys
  /** Key of the hashes that senders are known by. */
  senderSecret: Buffer
  publicUrl: string
  logSecurityEvent: LogSecurityEvent
  stop(): void
}

/** Starts the deliveries and the hourly sweep, and takes up what an earlier process left. */
export async function openOrders({
  env,
  database,
  storage,
  jobs,
  mailer,
  customerMailer,
  recipientLimits,
  dataDir,
  logSecurityEvent,
  log,
  rateLimit = RATE_LIMIT,
  uploadBounds: bounds = {},
  now = () => new Date(),
}: OrderParts): Promise<Orders> {
  const incoming = await openIncoming(join(dataDir, 'incoming'))
  const uploads = createUploadLimits({
    orm: database.orm,
    directory: incoming.directory,
    bounds: { ...uploadBounds(env), ...bounds },
    logSecurityEvent,
    log,
  })
  const fileKeys = await openSecretKeys(database.orm, env.APP_SECRET, 'order-files')
  const senderKeys = await openSecretKeys(database.orm, env.APP_SECRET, 'order-senders')
  const fileUrl = (id: string) => signedFileUrl(env.PUBLIC_URL, fileKeys, id)
  const channels = openChannels({
    env,
    database,
    storage,
    mailer,
    customerMailer,
    recipientLimits,
    fileUrl,
  })
  await startDeliveries(channels, { database, jobs, log })

  const sweep = async (ages = SWEEP_AGES) => {
    try {
      await sweepOrderFiles({ database, storage, incoming }, ages)
      await deleteExpiredIdempotencyKeys(database.orm, now())
      const removed = await removeExpired({
        orm: database.orm,
        storage,
        mailDirectory: mailDirectory(dataDir),
        days: { files: env.ORDER_FILES_KEEP_DAYS, orders: env.ORDERS_KEEP_DAYS },
        now: now(),
      })
      if (removed.orders + removed.files + removed.mails > 0) log.info(removed, 'removed for their age')
    } catch (error) {
      log.error({ err: withoutValues(error) }, 'sweep of orders')
    }
  }
  // With the embedded database no other process can be receiving files when this one starts.
  await sweep(database.kind === 'pglite' ? { ...SWEEP_AGES, incomingMs: 0 } : SWEEP_AGES)
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS).unref()

  return {
    desk: {
      database,
      storage,
      jobs,
      channels: Object.keys(channels) as DeliveryChannel[],
      mailHost: new URL(env.PUBLIC_URL).hostname,
      now,
    },
    incoming,
    uploads,
    orderLimit: createOrderLimit(database.orm, rateLimit),
    fileKeys,
    senderSecret: senderKeys.current,
    publicUrl: env.PUBLIC_URL,
    logSecurityEvent,
    stop: () => clearInterval(sweeping),
  }
}
