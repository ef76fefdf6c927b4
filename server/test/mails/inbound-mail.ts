import { createReplyAddress, REPLY_KEYS } from '../../src/orders/conversation/reply-address.ts'
import { loadSecretKeys } from '../../src/platform/security/secret-keys.ts'
import { APP_SECRET } from '../build-app.ts'
import type { StaffApp } from '../staff-app.ts'

export const REPLY_MAILBOX = 'reply@mail.example.ru'

const replyKeys = (server: StaffApp) => loadSecretKeys(server.database.orm, [APP_SECRET], REPLY_KEYS)

/** Returns the address that brings an answer to an order. */
export const getReplyAddress = async (server: StaffApp, orderId: string): Promise<string> =>
  createReplyAddress(REPLY_MAILBOX, await replyKeys(server), orderId)

/** Returns what the server receives mails with. */
export const receiveDeps = async (server: StaffApp) => {
  const { deps, incoming, uploads } = server.app.orders
  return { ...deps, incoming, uploads, keys: await replyKeys(server), replyMailbox: REPLY_MAILBOX }
}

let mails = 0

interface MailParts {
  to: string
  body?: string | Buffer
  /** Headers in addition to, or in place of, the usual ones. */
  headers?: Record<string, string>
}

/** Returns a mail as a mail server delivers it. */
export function rawMail({ to, body = 'Давайте пятьдесят', headers = {} }: MailParts): Buffer {
  mails += 1
  const all = {
    From: 'Anna <anna@example.ru>',
    To: to,
    Subject: 'Re: order',
    'Message-ID': `<${mails}@example.ru>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${head.join('')}\r\n`), Buffer.from(body)])
}
