import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { createSmtpServer } from './smtp-server.ts'

/** Email that a server has accepted: its recipients and content. */
export interface ReceivedMail {
  to: string[]
  mail: Email
}

/** Real SMTP server. */
export interface MailServer {
  /** URL without TLS. */
  url: string
  taken: ReceivedMail[]
  /** Message-IDs of emails that were received and then rejected. */
  refused: string[]
  /** Whether it rejects further emails. */
  refuse: boolean
  /** Whether it leaves further emails without a reply after they are received. */
  hold: boolean
  /** Delays the acceptance of an email. */
  after: Promise<unknown>
  /** Message-IDs of emails without a reply. */
  held: string[]
  stop(): Promise<void>
}

/**
 * Starts the server. `size` is announced in the reply to EHLO. Emails of `refusedFrom` bytes or more are
 * received and rejected with 552.
 */
export async function startMailServer(
  port = 0,
  {
    size,
    refusedFrom,
    refusal = '5.3.4 Message size exceeds fixed limit',
  }: { size?: number; refusedFrom?: number; refusal?: string } = {},
): Promise<MailServer> {
  const server = createSmtpServer(
    (stream, session, done) => {
      read(stream).then(async (mail) => {
        await state.after
        const bytes = (mail.attachments ?? []).reduce((sum, { content }) => sum + byteLength(content), 0)
        if (refusedFrom !== undefined && bytes >= refusedFrom) {
          state.refused.push(mail.messageId ?? '')
          return done(Object.assign(new Error(refusal), { responseCode: 552 }))
        }
        if (state.hold) return state.held.push(mail.messageId ?? '')
        if (state.refuse) {
          state.refused.push(mail.messageId ?? '')
          return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        }
        state.taken.push({ to: session.envelope.rcptTo.map((one) => one.address), mail })
        return done()
      }, done)
    },
    size === undefined ? {} : { size },
  )
  // Tests include clients that die in the middle.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const state: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?tls=off`,
    taken: [],
    refused: [],
    refuse: false,
    hold: false,
    after: Promise.resolve(),
    held: [],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return state
}

const read = async (stream: Readable) => PostalMime.parse(await buffer(stream))

const byteLength = (content: string | ArrayBuffer | Uint8Array): number =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
