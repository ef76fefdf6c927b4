import { ORDER_MESSAGE_MAX } from '@rapport/contract/orders/order-limits'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Hooks } from '../hooks.ts'
import { addCustomerMessage } from '../orders/conversation/add-customer-message.ts'
import { type StoredFile, withStoredFiles } from '../orders/conversation/message-files.ts'
import { filesText } from '../orders/conversation/parse-message.ts'
import { readReplyAddress } from '../orders/conversation/reply-address.ts'
import { orderMessages } from '../orders/conversation/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { countMail, type MailOutcome } from './count-mail.ts'
import { describeRefused, type ParsedMail, parseMail } from './parse-mail.ts'
import { type AttachmentDeps, receiveAttachments } from './receive-attachments.ts'

const CUT = '\n\n[Сообщение длиннее, конец не\u00A0сохранён]'

export interface ReceiveDeps extends AttachmentDeps {
  storage: Storage
  database: Database
  customerWrote: Pick<Hooks['customerWrote'], 'run'>
  log: FastifyBaseLogger
  now: Clock
  keys: SecretKeys
  /** Mailbox whose reply addresses have tokens. */
  replyMailbox: string
}

/**
 * Stores the answer in a mail, and counts the mail by what became of it. Never says to a sender whether a token is valid.
 * Rejects only if the mail should be tried again.
 */
export async function receiveMail(deps: ReceiveDeps, raw: Buffer): Promise<MailOutcome> {
  const mail = await parseMail(raw).catch(() => undefined)
  const outcome = mail ? await storeMail(deps, mail) : 'unreadable'
  await countMail(deps.database.orm, outcome, deps.now())
  deps.log.info({ outcome, bytes: raw.length }, 'mail received')
  return outcome
}

async function storeMail(deps: ReceiveDeps, mail: ParsedMail): Promise<MailOutcome> {
  if (mail.isAutomatic) return 'automatic'
  const ids = mail.addresses.flatMap((to) => readReplyAddress(deps.replyMailbox, deps.keys, to) ?? [])
  const [orderId] = ids
  if (orderId === undefined) return 'unaddressed'
  if (mail.text === '' && mail.attachments.length === 0) return 'empty'
  const { orm } = deps.database
  await using received = await receiveAttachments(mail.attachments, deps)
  const { files, refused } = received
  const written = mail.text || (files.length > 0 ? filesText(files.length) : '')
  const text = shorten([written, describeRefused(refused)].filter(Boolean).join('\n\n'))
  const store = (stored: StoredFile[]) =>
    orm.transaction(async (tx): Promise<MailOutcome> => {
      const [order] = await tx
        .select({ id: orders.id, email: orders.email })
        .from(orders)
        .where(eq(orders.id, orderId))
        .for('update')
      // An erased order has no address, and takes no personal data any more.
      if (!order?.email) return 'unaddressed'
      const [known] = await tx
        .select({ id: orderMessages.id })
        .from(orderMessages)
        .where(eq(orderMessages.mailSha256, mail.sha256))
      if (known) return 'repeated'
      const message = { text, source: 'mail', at: deps.now(), files: stored } as const
      await addCustomerMessage(tx, orderId, { ...message, mailSha256: mail.sha256 }, deps.customerWrote)
      return 'stored'
    })
  try {
    return await withStoredFiles({ orm, storage: deps.storage }, files, store)
  } catch (error) {
    if (error instanceof ApiError) return 'too-many'
    throw error
  }
}

const shorten = (text: string): string =>
  text.length <= ORDER_MESSAGE_MAX
    ? text
    : `${text.slice(0, ORDER_MESSAGE_MAX - CUT.length).toWellFormed()}${CUT}`
