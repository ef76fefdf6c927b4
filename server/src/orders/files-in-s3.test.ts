import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestPglite, type TestDatabase } from '../../test/each-database.ts'
import { samples } from '../../test/file-samples.ts'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { goodFields, orderForm, sendOrder } from '../../test/order-form.ts'
import { writeFactory } from '../../test/orders-app.ts'
import { type S3Server, startS3Server } from '../../test/s3-server.ts'
import { readEnv } from '../platform/env.ts'
import { handleErrors } from '../platform/error-handler.ts'
import { openStorage } from '../platform/open-storage.ts'
import type { Storage } from '../platform/storage.ts'
import { orderFileKey } from './file-key.ts'
import { signedFileUrl } from './file-link.ts'
import { type Orders, openOrders } from './open-orders.ts'
import { orderRoutes } from './routes.ts'
import { orderFiles, orders as orderTable } from './tables.ts'

const layout = Buffer.concat([samples.pdf, randomBytes(3_000_000)])
const log: string[] = []

let database: TestDatabase
let s3: S3Server
let mails: MailServer
let dataDir: string
let storage: Storage
let app: FastifyInstance
let orders: Orders
let url: string
beforeAll(async () => {
  database = await openTestPglite()
  await writeFactory(database.database)
  s3 = await startS3Server()
  mails = await startMailServer()
  dataDir = await mkdtemp(join(tmpdir(), 'rapport-orders-s3-'))
  const env = readEnv({ NODE_ENV: 'test', STORAGE_URL: s3.url, SMTP_URL: mails.url })
  storage = await openStorage(env, dataDir)
  app = fastify({
    forceCloseConnections: true,
    logger: { level: 'debug', stream: { write: (line: string) => void log.push(line) } },
  })
  handleErrors(app)
  orders = await openOrders({ env, database: database.database, storage, dataDir, log: app.log })
  app.addHook('onClose', orders.stop)
  await orderRoutes(app, orders, { renderOrderPage: async (_outcome, _status, _request, reply) => reply })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await mails.stop()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

it('an order has its files in S3 when it is answered, and nothing on the disk', async () => {
  const files = [
    { name: 'Макет.pdf', bytes: layout },
    { name: 'архив.zip', bytes: samples.zip },
  ]
  expect((await sendOrder(url, orderForm(goodFields, files))).status).toBe(200)
  const rows = await database.database.orm.select().from(orderFiles)
  expect(rows.map((row) => row.name).sort()).toEqual(['Макет.pdf', 'архив.zip'].sort())
  for (const { name, bytes } of files) {
    const id = rows.find((row) => row.name === name)?.id ?? ''
    const stored = await storage.read(orderFileKey(id))
    expect(stored && (await buffer(stored.stream)).equals(bytes)).toBe(true)
    const download = await fetch(signedFileUrl(url, orders.secret, id))
    expect(download.headers.get('content-length')).toBe(String(bytes.length))
    expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true)
  }
  expect(await readdir(dataDir, { recursive: true })).toEqual(['incoming'])
})

it('the factory’s mail carries the files from there', async () => {
  const mail = await vi.waitUntil(
    () => mails.taken.find(({ to }) => to.includes('support@proba.example'))?.mail,
    { timeout: 30_000 },
  )
  const attached = mail.attachments.find(({ filename }) => filename === 'Макет.pdf')?.content
  expect(attached instanceof ArrayBuffer && Buffer.from(attached).equals(layout)).toBe(true)
})

it('an order whose files can’t be stored is refused, leaves nothing, and tells the log no secret', async () => {
  await s3.stop()
  const before = await database.database.orm.select().from(orderTable)
  const answer = await sendOrder(url, orderForm(goodFields, [{ name: 'a.pdf', bytes: samples.pdf }]))
  expect([answer.status, answer.failure.message]).toEqual([500, expect.stringMatching(/[а-яё]/)])
  expect(await database.database.orm.select().from(orderTable)).toEqual(before)
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  const logged = log.join('')
  expect(logged).toContain('ECONNREFUSED')
  for (const secret of ['S3RVER', 'Signature', 'Ткачёва', 'anna@example.ru'])
    expect(logged).not.toContain(secret)
})
