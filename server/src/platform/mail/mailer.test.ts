import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMailer } from './mailer.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rapport-mailer-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const mail = (content: Readable) => ({
  to: 'anna@example.ru',
  subject: 'Заявка',
  html: '<p>',
  text: '',
  messageId: '<a@b>',
  attachments: [{ filename: 'a.pdf', size: 1, content }],
})

it('lets go of the attachments of a mail that can’t be written', async () => {
  // Where the directory of mails should be stands a file.
  await writeFile(join(directory, 'mail'), '')
  const content = Readable.from([Buffer.from('x')])
  const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: 'a@b.example' }, directory)
  await expect(mailer.send(mail(content))).rejects.toThrow()
  expect(content.destroyed).toBe(true)
})

it('lets go of the attachments of a mail whose server is not there', async () => {
  const content = Readable.from([Buffer.from('x')])
  const mailer = createMailer({ SMTP_URL: 'smtp://127.0.0.1:1?tls=off', MAIL_FROM: 'a@b.example' }, directory)
  await expect(mailer.send(mail(content))).rejects.toThrow(/ECONNREFUSED/)
  expect(content.destroyed).toBe(true)
})

it('leaves nothing half written behind when an attachment breaks off', async () => {
  const content = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000)
      throw new Error('broken')
    })(),
  )
  const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: 'a@b.example' }, directory)
  await expect(mailer.send(mail(content))).rejects.toThrow('broken')
  expect(await readdir(join(directory, 'mail'))).toEqual([])
})

it('is not waited for when an attachment broke off before the mail was read', async () => {
  const content = Readable.from([Buffer.alloc(100_000)])
  content.on('error', () => undefined).destroy(new Error('broken'))
  const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: 'a@b.example' }, directory)
  await expect(mailer.send(mail(content))).rejects.toThrow('broken')
  expect(await readdir(join(directory, 'mail'))).toEqual([])
})
