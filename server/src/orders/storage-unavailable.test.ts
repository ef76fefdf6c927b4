import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { samples } from '../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../test/order-form.ts'
import { openServerApp, type ServerApp } from '../../test/server-app.ts'
import { type CuttableConnection, startCuttableConnection } from '../../test/stand-ins/cuttable-connection.ts'
import { type S3Server, s3UrlAt, startS3Server } from '../../test/stand-ins/s3-server.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { parseS3Url, type S3Url } from '../platform/process/s3-url.ts'
import { openS3Storage } from '../platform/storage/s3-storage.ts'
import { orders } from './tables.ts'

const READERS = 4
const MEGABYTE = Buffer.alloc(1024 * 1024, 'x')
const LARGE = 'layout-0123456789.pdf'

let test: TestDatabase
let s3: S3Server
let line: CuttableConnection
let server: ServerApp
let url: string
beforeAll(async () => {
  test = await openTestDatabase()
  s3 = await startS3Server()
  line = await startCuttableConnection(() => connect(s3.port, '127.0.0.1'))
  const storage = openS3Storage(getS3Url(line.port), { silenceMs: 700, readersMax: READERS })
  server = await openServerApp(test.database, {}, { storage, health: { freshMs: 0 } })
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close()
  line.stop()
  await s3.stop()
  await test.drop()
})
beforeEach(() => {
  line.open()
})

function getS3Url(port: number): S3Url {
  const s3Url = parseS3Url(s3UrlAt(port))
  if (!s3Url) throw new Error('No address')
  return s3Url
}

const withFile = () => sendOrder(url, orderForm(validFields, [{ name: 'a.pdf', bytes: samples.pdf }]))
const withoutFile = () => sendOrder(url, orderForm(validFields))
const ready = async () => {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, body: await answer.json() }
}

/** A visitor who requests a large file and reads none of it. */
async function readSlowly(): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`GET /media/${LARGE} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

it('accepts orders with files while slow visitors occupy all connections for reading', async () => {
  const direct = openS3Storage(getS3Url(s3.port))
  await direct.put(`media/${LARGE}`, Buffer.concat(Array.from({ length: 30 }, () => MEGABYTE)))
  const visitors = await Promise.all(Array.from({ length: READERS }, readSlowly))
  expect((await withFile()).status).toBe(200)
  expect((await ready()).status).toBe(200)
  for (const visitor of visitors) visitor.destroy()
})

it.each(['silence', 'cut'] as const)(
  'answers 503 to files after a %s of the connection to the store, keeps nothing, and accepts orders without files',
  async (state) => {
    const count = async () => (await test.database.orm.select({ id: orders.id }).from(orders)).length
    const before = await count()
    line[state]()
    const refused = await withFile()
    expect([refused.status, refused.failure.message]).toEqual([503, expect.stringMatching(/[а-яё]/)])
    expect(await count()).toBe(before)
    expect(await readdir(join(server.dataDir, 'incoming'))).toEqual([])
    expect((await withoutFile()).status).toBe(200)
    expect(await ready()).toMatchObject({ status: 503, body: { parts: ['storage'] } })
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    line.open()
    expect((await withFile()).status).toBe(200)
    expect((await ready()).status).toBe(200)
  },
)
