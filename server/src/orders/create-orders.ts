import { join } from 'node:path'
import type { NotificationChannel } from '@rapport/staff-contract/inbox/order-notifications'
import { redactQueryError } from '../platform/database/database-errors.ts'
import { mailDirectory } from '../platform/mail/mailer.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { LogSecurityEvent } from '../platform/security/security-log.ts'
import { signPath } from '../platform/security/signed-url.ts'
import { openTempUploads, type TempUploads } from '../platform/uploads/temp-uploads.ts'
import type { Services } from '../services.ts'
import type { SignFile } from './conversation/message-files.ts'
import { startMessageMails } from './conversation/message-mails.ts'
import { createReplyTo, REPLY_KEYS, type ReplyTo } from './conversation/reply-address.ts'
import { fileLinkEnd, filePath, signedFileUrl } from './files/file-link.ts'
import { deleteOrphanedFiles, ORPHAN_AGES } from './files/orphaned-files.ts'
import { removeExpired } from './files/retention.ts'
import { createUploadLimits, type UploadLimits } from './files/upload-limits.ts'
import { guestOrderUrl } from './guest/guest-link.ts'
import { type ChannelDeps, createChannels } from './notifications/channels.ts'
import type { FileLinks } from './notifications/factory-email.ts'
import { type Channels, startNotifications } from './notifications/notifications.ts'
import { isOrderChannel, type OrderChannel } from './notifications/probe-notifications.ts'
import { createProbeNotifiers, type ProbeNotifier } from './notifications/probe-notifiers.ts'
import { deleteExpiredIdempotencyKeys } from './submit/idempotency.ts'
import { createOrderLimit, type OrderLimit } from './submit/order-limit.ts'
import type { OrderDeps } from './submit/submit-order.ts'

/** Days for which a page opens the files of its messages. */
const MESSAGE_FILE_DAYS = 1

export interface Orders {
  deps: OrderDeps
  channels: readonly NotificationChannel[]
  probeNotifiers: Record<OrderChannel, ProbeNotifier>
  /** Host in the Message-ID of emails. */
  mailHost: string
  incoming: TempUploads
  uploads: UploadLimits
  orderLimit: OrderLimit
  /** Keys that sign file links in mails. */
  fileKeys: SecretKeys
  /** Keys that sign order links in mails. */
  linkKeys: SecretKeys
  publicUrl: string
  logSecurityEvent: LogSecurityEvent
  /** Makes answers to mails about an order reach its conversation. */
  replyTo: ReplyTo
  /** Signs paths of files in messages, as customers open them. */
  signFile: SignFile
}

/** Creates the dependencies of orders, starts the notifications and schedules the hourly cleanup. */
export async function createOrders(services: Services): Promise<Orders> {
  const { env, database, storage, jobs, limits, hooks, log, logSecurityEvent, loadKeys, now } = services
  const { orm } = database
  const incoming = await openTempUploads(join(services.dataDir, 'incoming'))
  const fileKeys = await loadKeys('order-files')
  const linkKeys = await loadKeys('order-links')
  const fileLinks: FileLinks = {
    end: (placedAt) => fileLinkEnd(placedAt, env.ORDER_FILES_KEEP_DAYS, now()),
    url: (id, placedAt) => signedFileUrl(env.PUBLIC_URL, fileKeys, id, fileLinks.end(placedAt)),
  }
  const replyTo = createReplyTo(env.REPLY_ADDRESS, await loadKeys(REPLY_KEYS))
  const channelDeps: ChannelDeps = {
    ...services,
    replyTo,
    fileLinks,
    orderUrl: (id) => new URL(`/admin/orders/${id}/`, env.PUBLIC_URL).href,
    guestUrl: (id) => guestOrderUrl(env.PUBLIC_URL, linkKeys, id, now()),
    findCallTime: hooks.findCallTime.call,
  }
  const channels = createChannels(channelDeps)
  await startNotifications(channels, services)
  const { guestUrl } = channelDeps
  await startMessageMails({ ...services, replyTo, guestUrl, fileUrl: fileLinks.url })
  await scheduleSweep(services, incoming)
  const orderLimit = createOrderLimit(orm, limits.orders)
  const mailHost = new URL(env.PUBLIC_URL).hostname
  return {
    deps: {
      database,
      storage,
      jobs,
      channels: getNames(channels).filter(isOrderChannel),
      mailHost,
      orderLimit,
      senderSecret: (await loadKeys('order-senders')).current,
      orderPlaced: hooks.orderPlaced,
      customerWrote: hooks.customerWrote,
      claimProbe: hooks.claimProbe,
      orderRehearsed: hooks.orderRehearsed,
      log,
      now,
    },
    channels: getNames(channels),
    probeNotifiers: createProbeNotifiers(channelDeps),
    mailHost,
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
    replyTo,
    signFile: (id) => signPath(fileKeys.current, filePath(id), MESSAGE_FILE_DAYS, now()),
  }
}

const getNames = (channels: Channels) => Object.keys(channels) as NotificationChannel[]

/** Runs once now, too, because a killed process may have left files behind. */
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
    if (removed.orders + removed.files + removed.mails > 0)
      log.info(removed, 'expired orders, files and mails removed')
  }
  // Only this process uses the embedded database, so no upload can be in progress at its start.
  const ages = database.alone ? { ...ORPHAN_AGES, incomingMs: 0 } : ORPHAN_AGES
  await sweep(ages).catch((error) => log.error({ err: redactQueryError(error) }, 'order sweep failed'))
  await jobs.schedule('orders', '37 * * * *', () => sweep())
}
