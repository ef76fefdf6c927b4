import { join } from 'node:path'
import type { NotificationChannel } from '@rapport/staff-contract/inbox/order-notifications'
import { redactQueryError } from '../platform/database/database-errors.ts'
import { mailDirectory } from '../platform/mail/mailer.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { LogSecurityEvent } from '../platform/security/security-log.ts'
import { openTempUploads, type TempUploads } from '../platform/uploads/temp-uploads.ts'
import type { Services } from '../services.ts'
import { fileLinkEnd, signedFileUrl } from './files/file-link.ts'
import { deleteOrphanedFiles, ORPHAN_AGES } from './files/orphaned-files.ts'
import { removeExpired } from './files/retention.ts'
import { createUploadLimits, type UploadLimits } from './files/upload-limits.ts'
import { guestOrderUrl } from './guest/guest-link.ts'
import { createChannels } from './notifications/channels.ts'
import type { FactoryEmailDeps, FileLinks } from './notifications/factory-email.ts'
import { type Channels, startNotifications } from './notifications/notifications.ts'
import { deleteExpiredIdempotencyKeys } from './submit/idempotency.ts'
import { createOrderLimit, type OrderLimit } from './submit/order-limit.ts'
import type { OrderDeps } from './submit/submit-order.ts'

/** When customers were promised a call. */
type Calls = Pick<FactoryEmailDeps, 'findCallTime'>

/** Everything that accepts orders and notifies of them. */
export interface Orders {
  deps: OrderDeps
  /** All that are configured. */
  channels: readonly NotificationChannel[]
  calls: Calls
  incoming: TempUploads
  uploads: UploadLimits
  orderLimit: OrderLimit
  /** Keys of the links in mails that open an order's file. */
  fileKeys: SecretKeys
  /** Keys of the links in mails that open an order. */
  linkKeys: SecretKeys
  publicUrl: string
  logSecurityEvent: LogSecurityEvent
}

/** Starts the notifications and the hourly sweep, and takes up what an earlier process left. */
export async function createOrders(services: Services): Promise<Orders> {
  const { env, database, storage, jobs, limits, log, logSecurityEvent, loadKeys, now } = services
  const { orm } = database
  const incoming = await openTempUploads(join(services.dataDir, 'incoming'))
  const fileKeys = await loadKeys('order-files')
  const linkKeys = await loadKeys('order-links')
  const fileLinks: FileLinks = {
    end: (placedAt) => fileLinkEnd(placedAt, env.ORDER_FILES_KEEP_DAYS, now()),
    url: (id, placedAt) => signedFileUrl(env.PUBLIC_URL, fileKeys, id, fileLinks.end(placedAt)),
  }
  // Who knows the working hours says so once it has joined, before any job is done.
  const calls: Calls = { findCallTime: async () => undefined }
  const channels = createChannels({
    ...services,
    fileLinks,
    orderUrl: (id) => new URL(`/admin/orders/${id}/`, env.PUBLIC_URL).href,
    guestUrl: (id) => guestOrderUrl(env.PUBLIC_URL, linkKeys, id, now()),
    findCallTime: (order) => calls.findCallTime(order),
  })
  await startNotifications(channels, services)
  await scheduleSweep(services, incoming)
  const orderLimit = createOrderLimit(orm, limits.orders)
  return {
    deps: {
      database,
      storage,
      jobs,
      channels: namesOf(channels).filter((channel) => channel !== 'cancellation-mail'),
      mailHost: new URL(env.PUBLIC_URL).hostname,
      orderLimit,
      senderSecret: (await loadKeys('order-senders')).current,
      onPlaced: [],
      log,
      now,
    },
    channels: namesOf(channels),
    calls,
    incoming,
    uploads: createUploadLimits({
      orm,
      directory: incoming.directory,
      bounds: limits.uploads,
      logSecurityEvent,
      log,
    }),
    orderLimit,
    fileKeys,
    linkKeys,
    publicUrl: env.PUBLIC_URL,
    logSecurityEvent,
  }
}

const namesOf = (channels: Channels) => Object.keys(channels) as NotificationChannel[]

/** Removes what nobody needs any more, each hour and now, for a process that was killed leaves files behind. */
async function scheduleSweep(services: Services, incoming: TempUploads): Promise<void> {
  const { env, database, storage, jobs, dataDir, log, now } = services
  async function sweep(ages = ORPHAN_AGES): Promise<void> {
    await deleteOrphanedFiles({ database, storage, incoming }, now(), ages)
    await deleteExpiredIdempotencyKeys(database.orm, now())
    const removed = await removeExpired({
      orm: database.orm,
      storage,
      mailDirectory: mailDirectory(dataDir),
      days: { files: env.ORDER_FILES_KEEP_DAYS, orders: env.ORDERS_KEEP_DAYS },
      now: now(),
    })
    if (removed.orders + removed.files + removed.mails > 0) log.info(removed, 'removed for their age')
  }
  // With the embedded database no other process can be receiving files when this one starts.
  const ages = database.alone ? { ...ORPHAN_AGES, incomingMs: 0 } : ORPHAN_AGES
  await sweep(ages).catch((error) => log.error({ err: redactQueryError(error) }, 'sweep of orders'))
  await jobs.schedule('orders', '37 * * * *', () => sweep())
}
