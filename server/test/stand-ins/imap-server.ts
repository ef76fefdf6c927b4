import type { AddressInfo } from 'node:net'
import createServer from 'hoodiecrow-imap'

export interface ImapServer {
  /** URL of the mailbox, with its password. */
  url: string
  stop(): Promise<void>
}

/** Starts an IMAP server with unseen mails in INBOX. */
export async function startImapServer(mails: Buffer[]): Promise<ImapServer> {
  const messages = mails.map((mail) => ({ raw: mail.toString('latin1') }))
  const imap = createServer({ storage: { INBOX: { messages } } })
  await new Promise<void>((resolve) => imap.listen(0, '127.0.0.1', resolve))
  const { port } = imap.server.address() as AddressInfo
  return {
    url: `imap://testuser:testpass@127.0.0.1:${port}/?tls=off`,
    stop: () => new Promise((resolve) => imap.server.close(() => resolve())),
  }
}
