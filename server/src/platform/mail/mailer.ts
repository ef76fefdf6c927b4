import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { createStoredRateLimit } from '../limits/stored-rate-limit.ts'
import type { Env } from '../process/env.ts'
import type { LogSecurityEvent } from '../security/security-log.ts'
import { createDiskMailer } from './disk-mailer.ts'
import { type Mailer, type MailMessage, MailTooLargeError } from './mail-message.ts'

/** Where mails are written to. */
export const mailDirectory = (dataDir: string) => join(dataDir, 'mail')

const CUSTOMER_LIMIT = 'customer-mails'

/** Keeps absence notes and mailing lists from answering (RFC 3834, 5). */
const WRITTEN_BY_NOBODY = { 'Auto-Submitted': 'auto-generated' }

const CONNECT_MS = 15_000
const SILENCE_MS = 60_000

/** The mail server of SMTP_URL, or without one a directory that mails are written to. All mails say that no person wrote them. */
export function createMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>, dataDir: string): Mailer {
  const mailer = env.SMTP_URL
    ? openSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : createDiskMailer(mailDirectory(dataDir), env.MAIL_FROM)
  return {
    async send(message) {
      try {
        await mailer.send({ ...message, headers: { ...message.headers, ...WRITTEN_BY_NOBODY } })
      } finally {
        // Where sending failed early, nobody else lets go of the files.
        for (const { content } of message.attachments ?? []) content.destroy()
      }
    },
  }
}

/** Mails leave over TLS or not at all, unless the address says `?tls=off`. */
function openSmtpMailer(address: string, from: string): Mailer {
  const url = new URL(address)
  const plain = url.searchParams.get('tls') === 'off'
  url.search = ''
  const transport = createTransport(
    {
      url: url.href,
      requireTLS: !plain,
      ignoreTLS: plain,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send(message) {
      try {
        // With its size the server, or what it announced, refuses a mail before its megabytes are sent.
        const envelope = { from, to: message.to, size: sizeOf(message) }
        await transport.sendMail({ ...message, envelope })
      } catch (error) {
        throw isTooLarge(error) ? new MailTooLargeError('The mail server takes no mail of this size') : error
      }
    },
  }
}

/** Base64 makes lines of 78 bytes of 57. */
const encodedSize = (bytes: number) => Math.ceil(bytes / 57) * 78
const HEADERS_BYTES = 8192

/** Returns about how many bytes a mail has as it is sent, rather more than fewer. */
const sizeOf = ({ html, text, attachments = [] }: MailMessage): number =>
  attachments.reduce((sum, { size }) => sum + encodedSize(size) + HEADERS_BYTES / 8, HEADERS_BYTES) +
  encodedSize(Buffer.byteLength(html)) +
  encodedSize(Buffer.byteLength(text))

/**
 * 552 and 523 are what servers answer to the size, 5.3.4 and 5.2.3 its enhanced codes (RFC 1870, RFC 3463); 552 with another of those, such
 * as 5.2.2, says that the mailbox is full: a smaller mail would not fit either.
 */
function isTooLarge(error: unknown): boolean {
  const { responseCode, code, message, response } = error as Record<string, unknown>
  const [, enhanced] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? '')) ?? []
  if (enhanced) return enhanced === '5.3.4' || enhanced === '5.2.3'
  if (responseCode === 552 || responseCode === 523) return true
  return code === 'EMESSAGE' && String(message).startsWith('Message size larger than allowed')
}

/** A mail has to wait for its hour; its job tries again. */
class MailLimitReached extends Error {
  readonly code = 'MAIL_LIMIT_REACHED'
}

export interface CustomerMailerDeps {
  orm: Orm
  mailer: Mailer
  logSecurityEvent: LogSecurityEvent
  /** Mails in an hour, of all kinds and by all processes. */
  hourlyMax: number
}

/**
 * Creates the mailer of everything that is mailed to customers: it rejects with MailLimitReached, once an hour with an alarm in the log, while the hour's total is used up.
 */
export function createCustomerMailer({
  orm,
  mailer,
  logSecurityEvent,
  hourlyMax,
}: CustomerMailerDeps): Mailer {
  const limit = createStoredRateLimit(orm, { name: CUSTOMER_LIMIT, points: hourlyMax, windowSeconds: 3600 })
  let alarmedUntil = 0
  return {
    async send(message) {
      const used = await limit.get('all')
      if (used.points >= hourlyMax) {
        if (Date.now() >= alarmedUntil) logSecurityEvent('mail_limit_reached', { limit: CUSTOMER_LIMIT })
        alarmedUntil = Date.now() + used.msBeforeNext
        throw new MailLimitReached('The total of mails to customers is used up for this hour')
      }
      await mailer.send(message)
      // Counted once it has left: a server that is down would otherwise use the total up.
      await limit.consume('all').catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      })
    },
  }
}
