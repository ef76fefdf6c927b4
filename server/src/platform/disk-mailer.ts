import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mail-message.ts'

/** Writes each mail as an .eml file named by its Message-ID; it appears there whole. */
export function openDiskMailer(directory: string, from: string): Mailer {
  const transport = createTransport(
    { streamTransport: true, newline: 'windows', disableFileAccess: true, disableUrlAccess: true },
    { from },
  )
  return {
    async send(mail) {
      await mkdir(directory, { recursive: true })
      const { message } = await transport.sendMail(mail)
      const temporary = join(directory, `.${randomUUID()}`)
      const file = await open(temporary, 'wx')
      try {
        await file.writeFile(message)
        await file.sync()
        await rename(temporary, join(directory, `${fileName(mail.messageId)}.eml`))
      } finally {
        await file.close()
        await rm(temporary, { force: true })
      }
    },
  }
}

function fileName(messageId: string): string {
  return messageId.replace(/^<|>$/g, '').replace(/[^\w.@-]/g, '_')
}
