import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { createSmtpServer } from './smtp-server.ts'

/** A mail that a server has taken: whom for, and what was in it. */
export interface ReceivedMail {
  to: string[]
  mail: Email
}

/** A mail server that really speaks SMTP. */
export interface MailServer {
  /** Says that it is spoken to without TLS. */
  url: string
  taken: ReceivedMail[]
  /** Message-IDs of mails that were sent whole and then refused. */
  refused: string[]
  /** Whether mails are refused, from now on. */
  refuse: boolean
  /** Whether mails are left without an answer, from now on, once they have come whole. */
  hold: boolean
  /** What a mail waits for before it is taken. */
  after: Promise<unknown>
  /** Message-IDs of mails left without an answer. */
  held: string[]
  stop(): Promise<void>
}

/** `size` is announced in answer to EHLO; `refusedFrom` bytes on a mail is refused with 552 once it has come whole. */
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
  // A client that dies in the middle is part of what is tested.
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
