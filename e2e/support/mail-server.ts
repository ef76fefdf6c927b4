import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createSmtpServer } from '../../server/test/stand-ins/smtp-server.ts'

interface MailServer {
  /** Value for `SMTP_URL`. */
  url: string
  stop(): Promise<void>
}

/** Starts a mail server that stores each mail as a file, where every test process can read it. */
export async function startMailServer(directory: string): Promise<MailServer> {
  const server = createSmtpServer((stream, _, done) => {
    buffer(stream)
      .then((mail) => storeWhole(directory, mail))
      .then(() => done(), done)
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}?tls=off`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function storeWhole(directory: string, mail: Buffer): Promise<void> {
  const path = join(directory, randomUUID())
  await writeFile(path, mail)
  await rename(path, `${path}.eml`)
}
