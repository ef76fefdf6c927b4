import { join } from 'node:path'
import { HOUR_S } from '@rapport/contract/hours/durations'
import { createTransport } from 'nodemailer'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { createStoredRateLimit } from '../limits/stored-rate-limit.ts'
import { currentTrace } from '../process/current-trace.ts'
import type { Env } from '../process/env.ts'
import { measure } from '../process/measured-work.ts'
import type { LogSecurityEvent } from '../security/security-log.ts'
import { createDiskMailer } from './disk-mailer.ts'
import { type Mailer, type MailMessage, MailTooLargeError } from './mail-message.ts'
import { smtpOptions } from './smtp-options.ts'

/** Returns the directory that emails are written to. */
export const mailDirectory = (dataDir: string) => join(dataDir, 'mail')

const CUSTOMER_LIMIT = 'customer-mails'

/** Prevents replies from vacation responders and mailing lists (RFC 3834, 5). */
const AUTO_SUBMITTED = { 'Auto-Submitted': 'auto-generated' }

/** The support finds the log lines and the spans of an email by it. */
function traceHeader(): Record<string, string> {
  const trace = currentTrace()
  return trace ? { 'X-Trace-Id': trace.traceId } : {}
}

const CONNECT_MS = 15_000
const SILENCE_MS = 60_000

/**
 * Creates a mailer for the server of SMTP_URL, or for a directory if it is unset. All emails are marked as
 * automatic.
 */
export function createMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>, dataDir: string): Mailer {
  const mailer = env.SMTP_URL
    ? openSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : createDiskMailer(mailDirectory(dataDir), env.MAIL_FROM)
  return {
    async send(message) {
      try {
        await measure({ kind: 'mail' }, () => {
          const headers = { ...message.headers, ...AUTO_SUBMITTED, ...traceHeader() }
          return mailer.send({ ...message, headers })
        })
      } finally {
        // If sending failed early, the attachments are still open.
        for (const { content } of message.attachments ?? []) content.destroy()
      }
    },
  }
}

function openSmtpMailer(smtpUrl: string, from: string): Mailer {
  const options = smtpOptions(smtpUrl, { connectMs: CONNECT_MS, silenceMs: SILENCE_MS })
  const transport = createTransport(options, { from })
  return {
    async send(message) {
      try {
        // With the size the server can reject an email before its megabytes are sent.
        const envelope = { from, to: message.to, size: sizeOf(message) }
        await transport.sendMail({ ...message, envelope })
      } catch (error) {
        throw isTooLarge(error) ? new MailTooLargeError('The mail server takes no mail of this size') : error
      }
    },
  }
}

/** Base64 turns 57 bytes into a line of 78 bytes. */
const encodedSize = (bytes: number) => Math.ceil(bytes / 57) * 78
const HEADERS_BYTES = 8192

/** Approximate size of the sent email in bytes, rather too high than too low. */
const sizeOf = ({ html, text, attachments = [] }: MailMessage): number =>
  attachments.reduce((sum, { size }) => sum + encodedSize(size) + HEADERS_BYTES / 8, HEADERS_BYTES) +
  encodedSize(Buffer.byteLength(html)) +
  encodedSize(Buffer.byteLength(text))

/**
 * Servers reject the size with 552 or 523, enhanced 5.3.4 or 5.2.3 (RFC 1870, RFC 3463). 552 with another
 * enhanced code, such as 5.2.2, means a full mailbox. A smaller email would not fit either.
 */
function isTooLarge(error: unknown): boolean {
  const { responseCode, code, message, response } = error as Record<string, unknown>
  const [, enhanced] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? '')) ?? []
  if (enhanced) return enhanced === '5.3.4' || enhanced === '5.2.3'
  if (responseCode === 552 || responseCode === 523) return true
  return code === 'EMESSAGE' && String(message).startsWith('Message size larger than allowed')
}

/** The hourly limit is used up. The job of the email tries again. */
class MailLimitReached extends Error {
  readonly code = 'MAIL_LIMIT_REACHED'
}

export interface CustomerMailerDeps {
  orm: Orm
  mailer: Mailer
  logSecurityEvent: LogSecurityEvent
  /** Emails per hour, of all kinds and processes. */
  hourlyMax: number
}

/**
 * Creates the mailer for customers. While the hourly limit is used up, it rejects with MailLimitReached and
 * logs an alarm once an hour.
 */
export function createCustomerMailer({
  orm,
  mailer,
  logSecurityEvent,
  hourlyMax,
}: CustomerMailerDeps): Mailer {
  const limit = createStoredRateLimit(orm, { name: CUSTOMER_LIMIT, points: hourlyMax, windowSeconds: HOUR_S })
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
      // Counted after sending. Otherwise a server that is down would use up the limit.
      await limit.consume('all').catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      })
    },
  }
}
