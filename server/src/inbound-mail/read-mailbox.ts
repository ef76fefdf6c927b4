import { ImapFlow } from 'imapflow'
import { countMail } from './count-mail.ts'
import { MAIL_BYTES_MAX, MAILS_A_RUN } from './mail-limits.ts'
import { type ReceiveDeps, receiveMail } from './receive-mail.ts'

const TIMEOUT_MS = 30_000

/**
 * Reads the unseen mails of a mailbox, oldest first. A mail is marked as seen only after it was stored or counted, so a
 * killed process loses none: the next run reads it again, and its Message-ID is known then. A mail that fails does not
 * hold up the mails behind it. Returns the number of mails; rejects with the first failure once the others are read.
 */
export async function readMailbox(imapUrl: string, deps: ReceiveDeps): Promise<number> {
  const client = createClient(imapUrl)
  // Errors also reject the command that is waiting.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const lock = await client.getMailboxLock(
      decodeURIComponent(new URL(imapUrl).pathname.slice(1)) || 'INBOX',
    )
    try {
      const found = await client.search({ seen: false }, { uid: true })
      const uids = (found || []).sort((one, other) => one - other).slice(0, MAILS_A_RUN)
      const failures: unknown[] = []
      for (const uid of uids) await readOne(client, uid, deps).catch((error) => failures.push(error))
      if (failures.length > 0) throw failures[0]
      return uids.length
    } finally {
      lock.release()
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}

async function readOne(client: ImapFlow, uid: number, deps: ReceiveDeps): Promise<void> {
  const options = { uid: true }
  const head = await client.fetchOne(String(uid), { size: true }, options)
  // A colleague deleted it meanwhile.
  if (!head) return
  if ((head.size ?? 0) > MAIL_BYTES_MAX) await countMail(deps.database.orm, 'too-large', deps.now())
  else {
    const { source } = (await client.fetchOne(String(uid), { source: true }, options)) || {}
    if (source) await receiveMail(deps, source)
  }
  await client.messageFlagsAdd(String(uid), ['\\Seen'], options)
}

/** TLS is required, unless the URL ends with `?tls=off`, for a server on this machine. */
function createClient(imapUrl: string): ImapFlow {
  const { protocol, hostname, port, username, password, search } = new URL(imapUrl)
  const secure = protocol === 'imaps:'
  return new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    doSTARTTLS: secure ? undefined : search !== '?tls=off',
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
}
