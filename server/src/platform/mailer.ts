import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { openDiskMailer } from './disk-mailer.ts'
import type { Env } from './env.ts'
import type { Mailer } from './mail-message.ts'

/** Where mails are written to. */
export const mailDirectory = (dataDir: string) => join(dataDir, 'mail')

const CONNECT_MS = 15_000
const SILENCE_MS = 60_000

/** The mail server of SMTP_URL, or without one a directory that mails are written to. */
export function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>, dataDir: string): Mailer {
  const mailer = env.SMTP_URL
    ? openSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : openDiskMailer(mailDirectory(dataDir), env.MAIL_FROM)
  return {
    async send(message) {
      try {
        await mailer.send(message)
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
      await transport.sendMail(message)
    },
  }
}
