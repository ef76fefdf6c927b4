import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openServerApp, publicUrl, type ServerApp } from '../../test/server-app.ts'
import { type Receiver, startReceiver } from '../../test/stand-ins/webhook-server.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { catalogItems } from '../catalog/tables.ts'
import { setOpening } from '../opening/commands.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'

const KEY = '0123456789abcdef'
const TULA = 'https://tula.proba.example'

interface Announcement {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

let database: TestDatabase
let server: ServerApp
let engine: Receiver

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await startReceiver()
  engine.status = 503
  server = await openServerApp(
    database.database,
    { INDEXNOW_KEY: KEY, INDEXNOW_URL: `${engine.url}/indexnow` },
    { limits: { announcements: { delayMs: 50, batch: 5 } } },
  )
})
afterAll(async () => {
  await server.close()
  await engine.stop()
  await database.drop()
})

const announced = () => engine.requests.map(({ body }) => body as Announcement)
const urls = () => announced().flatMap(({ urlList }) => urlList)
const patience = { timeout: 20_000 }

it('shows the IndexNow key on every host', async () => {
  for (const host of ['proba.example', 'tula.proba.example']) {
    const { statusCode, headers, body } = await server.app.inject({ url: `/${KEY}.txt`, headers: { host } })
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/plain; charset=utf-8', KEY])
  }
})

it('announces pages of a rejected request again, each once, in batches by host', async () => {
  await vi.waitFor(() => expect(announced().length).toBeGreaterThan(1), patience)
  // No further batch is sent while the first fails.
  expect(new Set(announced().map(({ urlList }) => urlList.join()))).toHaveProperty('size', 1)
  engine.requests.length = 0
  engine.status = 202
  await vi.waitFor(() => expect(urls()).toContain(`${TULA}/contacts/city-7/`), patience)
  const sent = announced()
  expect(sent[0]).toMatchObject({ host: 'proba.example', key: KEY, keyLocation: `${publicUrl}/${KEY}.txt` })
  for (const { host, urlList } of sent) {
    expect(urlList.length).toBeLessThanOrEqual(5)
    expect(urlList.every((url) => new URL(url).host === host)).toBe(true)
  }
  const all = sent.flatMap(({ urlList }) => urlList)
  expect(all).toEqual(expect.arrayContaining([`${publicUrl}/`, `${publicUrl}/catalog/trikotaj/polo/`]))
  expect(new Set(all).size).toBe(all.length)
  expect(all.some((url) => url.includes('budushchee'))).toBe(false)
})

it('announces a changed or deleted page on every host that has it, and no other page', async () => {
  const { orm } = database.database
  engine.requests.length = 0
  await orm.update(catalogItems).set({ summary: 'С длинным рукавом' }).where(eq(catalogItems.slug, 'polo'))
  const polo = [publicUrl, TULA].map((origin) => `${origin}/catalog/trikotaj/polo/`)
  await vi.waitFor(() => expect(urls()).toEqual(expect.arrayContaining(polo)), patience)
  expect(urls().filter((url) => !polo.includes(url))).toEqual([])

  engine.requests.length = 0
  await orm.delete(catalogItems).where(eq(catalogItems.slug, 'mayka'))
  const gone = [publicUrl, TULA].map((origin) => `${origin}/catalog/trikotaj/mayka/`)
  await vi.waitFor(() => expect(urls()).toEqual(expect.arrayContaining(gone)), patience)
  expect(urls().filter((url) => polo.includes(url))).toEqual([])
})

it('announces no page and shows no key without INDEXNOW_KEY', async () => {
  const other = await openTestDatabase()
  const quiet = await openServerApp(other.database)
  expect((await quiet.app.inject({ url: `/${KEY}.txt` })).statusCode).toBe(404)
  await quiet.close()
  await other.drop()
})

it('announces nothing while the site is closed, and what changed meanwhile once it opens', async () => {
  const { orm } = database.database
  await setOpening(orm, false, new Date())
  engine.requests.length = 0
  await orm.update(catalogItems).set({ summary: 'Без рукавов' }).where(eq(catalogItems.slug, 'polo'))
  const waiting = sql`select 1 from pgboss.job where name = 'index-now' and state in ('created', 'retry', 'active')`
  await vi.waitFor(async () => expect(await queryRows(orm, waiting)).toEqual([]), patience)
  expect(urls()).toEqual([])
  await setOpening(orm, true, new Date())
  await vi.waitFor(() => expect(urls()).toContain(`${publicUrl}/catalog/trikotaj/polo/`), patience)
})
