import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { MailTooLargeError } from './mail-message.ts'
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

it.each([
  ['5.3.4 Message size exceeds fixed limit', true],
  ['5.2.3 Message too long for this mailbox', true],
  ['Message too big', true],
  ['5.2.2 Mailbox full', false],
])('knows by the answer «552 %s» whether a smaller mail would pass: %s', async (refusal, isTooLarge) => {
  const server = await startMailServer(0, { refusedFrom: 1, refusal })
  const mailer = createMailer({ SMTP_URL: server.url, MAIL_FROM: 'a@b.example' }, directory)
  const error = await mailer.send(mail(Readable.from([Buffer.from('x')]))).catch((thrown: unknown) => thrown)
  await server.stop()
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof MailTooLargeError).toBe(isTooLarge)
})

it('writes on every mail that no person wrote it', async () => {
  const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: 'a@b.example' }, directory)
  await mailer.send(mail(Readable.from([Buffer.from('x')])))
  expect(await readFile(join(directory, 'mail', 'a@b.eml'), 'utf8')).toContain(
    'Auto-Submitted: auto-generated',
  )
})
