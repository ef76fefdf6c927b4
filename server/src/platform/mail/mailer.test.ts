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

it('closes the attachments of an email that can’t be written', async () => {
  // A file takes the place of the directory of emails.
  await writeFile(join(directory, 'mail'), '')
  const content = Readable.from([Buffer.from('x')])
  const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: 'a@b.example' }, directory)
  await expect(mailer.send(mail(content))).rejects.toThrow()
  expect(content.destroyed).toBe(true)
})

it('closes the attachments of an email whose server is unreachable', async () => {
  const content = Readable.from([Buffer.from('x')])
  const mailer = createMailer({ SMTP_URL: 'smtp://127.0.0.1:1?tls=off', MAIL_FROM: 'a@b.example' }, directory)
  await expect(mailer.send(mail(content))).rejects.toThrow(/ECONNREFUSED/)
  expect(content.destroyed).toBe(true)
})

it('leaves no partial file when an attachment breaks off', async () => {
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

it('rejects at once when an attachment broke off before the email was read', async () => {
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
])('knows from the reply «552 %s» whether a smaller email would pass: %s', async (refusal, isTooLarge) => {
  const server = await startMailServer(0, { refusedFrom: 1, refusal })
  const mailer = createMailer({ SMTP_URL: server.url, MAIL_FROM: 'a@b.example' }, directory)
  const error = await mailer.send(mail(Readable.from([Buffer.from('x')]))).catch((thrown: unknown) => thrown)
  await server.stop()
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof MailTooLargeError).toBe(isTooLarge)
})

it('marks every email as written automatically', async () => {
  const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: 'a@b.example' }, directory)
  await mailer.send(mail(Readable.from([Buffer.from('x')])))
  expect(await readFile(join(directory, 'mail', 'a@b.eml'), 'utf8')).toContain(
    'Auto-Submitted: auto-generated',
  )
})
