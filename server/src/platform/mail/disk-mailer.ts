import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@rapport/contract/hours/durations'
import { createTransport } from 'nodemailer'
import type { Mailer, MailMessage } from './mail-message.ts'

/**
 * Creates a mailer that writes each email as an .eml file named by its Message-ID. The file appears there
 * complete.
 */
export function createDiskMailer(directory: string, from: string): Mailer {
  const transport = createTransport(
    { streamTransport: true, newline: 'windows', disableFileAccess: true, disableUrlAccess: true },
    { from },
  )
  return {
    async send(mail) {
      await mkdir(directory, { recursive: true })
      // Listens from the start. An attachment that fails before the email is read would never end.
      const brokenOff = attachmentError(mail)
      const { message } = await transport.sendMail(mail)
      const temporary = join(directory, `.${randomUUID()}`)
      const file = await open(temporary, 'wx')
      try {
        await Promise.race([file.writeFile(message), brokenOff])
        await file.sync()
        await rename(temporary, join(directory, `${fileName(mail.messageId)}.eml`))
      } finally {
        if ('destroy' in message) message.destroy()
        await file.close()
        await rm(temporary, { force: true })
      }
    },
  }
}

function attachmentError({ attachments = [] }: MailMessage): Promise<never> {
  const failed = new Promise<never>((_, reject) => {
    for (const { content } of attachments) {
      if (content.errored) reject(content.errored)
      content.once('error', reject)
    }
  })
  failed.catch(() => undefined)
  return failed
}

/** Maximum number of emails checked in one run. */
const SWEPT_MAX = 100_000

/** Deletes emails written before a time, and unfinished files of a killed process. Returns their number. */
export async function deleteOldMails(directory: string, before: Date): Promise<number> {
  const entries = await opendir(directory).catch(() => undefined)
  let seen = 0
  let removed = 0
  for await (const { name } of entries ?? []) {
    seen += 1
    if (seen > SWEPT_MAX) break
    const path = join(directory, name)
    const written = (await stat(path).catch(() => undefined))?.mtimeMs
    const limit = name.startsWith('.') ? Date.now() - HOUR_MS : before.getTime()
    if (written === undefined || written >= limit) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

function fileName(messageId: string): string {
  return messageId.replace(/^<|>$/g, '').replace(/[^\w.@-]/g, '_')
}
