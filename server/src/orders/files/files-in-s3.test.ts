import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { type MailServer, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { type S3Server, startS3Server } from '../../../test/stand-ins/s3-server.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { orderFiles, orders as orderTable } from '../tables.ts'
import { orderFileKey } from './file-key.ts'
import { signedFileUrl } from './file-link.ts'

const layout = Buffer.concat([samples.pdf, randomBytes(3_000_000)])

let database: TestDatabase
let s3: S3Server
let mails: MailServer
let server: OrdersApp
beforeAll(async () => {
  database = await openTestDatabase()
  await seedSmallFactory(database.database)
  s3 = await startS3Server()
  mails = await startMailServer()
  server = await openOrdersApp(database.database, { variables: { STORAGE_URL: s3.url, SMTP_URL: mails.url } })
})
afterAll(async () => {
  await server.close()
  await mails.stop()
  await database.drop()
})

it('stores the files of an answered order in S3 and leaves none on the disk', async () => {
  const files = [
    { name: 'Макет.pdf', bytes: layout },
    { name: 'архив.zip', bytes: samples.zip },
  ]
  expect((await sendOrder(server.url, orderForm(validFields, files))).status).toBe(200)
  const rows = await database.database.orm.select().from(orderFiles)
  expect(rows.map((row) => row.name).sort()).toEqual(['Макет.pdf', 'архив.zip'].sort())
  for (const { name, bytes } of files) {
    const id = rows.find((row) => row.name === name)?.id ?? ''
    const stored = await server.storage.get(orderFileKey(id))
    expect(stored && (await buffer(stored.stream)).equals(bytes)).toBe(true)
    const download = await fetch(signedFileUrl(server.url, server.orders.fileKeys, id, new Date()))
    expect(download.headers.get('content-length')).toBe(String(bytes.length))
    expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true)
  }
  expect(await readdir(server.dataDir, { recursive: true })).toEqual(['incoming'])
})

it('attaches the files to the mail to the factory', async () => {
  const mail = await vi.waitUntil(
    () => mails.taken.find(({ to }) => to.includes('support@proba.example'))?.mail,
    { timeout: 30_000 },
  )
  const attached = mail.attachments.find(({ filename }) => filename === 'Макет.pdf')?.content
  expect(attached instanceof ArrayBuffer && Buffer.from(attached).equals(layout)).toBe(true)
})

it('refuses an order whose files cannot be stored, leaves nothing and logs no secret', async () => {
  await s3.stop()
  const before = await database.database.orm.select().from(orderTable)
  const answer = await sendOrder(server.url, orderForm(validFields, [{ name: 'a.pdf', bytes: samples.pdf }]))
  expect([answer.status, answer.failure.message]).toEqual([503, expect.stringMatching(/[а-яё]/)])
  expect(await database.database.orm.select().from(orderTable)).toEqual(before)
  expect(await readdir(join(server.dataDir, 'incoming'))).toEqual([])
  const logged = server.log.join('')
  expect(logged).toContain('ECONNREFUSED')
  for (const secret of ['TESTKEYID', 'SECRET', 'Signature', 'Ткачёва', 'anna@example.ru'])
    expect(logged).not.toContain(secret)
})
