import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openServerApp, publicUrl, type ServerApp } from '../../../test/server-app.ts'
import { SOON } from '../../../test/soon.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

const base = new URL(publicUrl).host

let database: TestDatabase
let server: ServerApp
const rendered: string[] = []
let held = Promise.withResolvers<void>()

/** Renders 404 for all pages except one, whose rendering the test holds open. */
async function renderPage({ url }: Request): Promise<Response> {
  const { host, pathname } = new URL(url)
  rendered.push(`${host}${pathname}`)
  if (pathname === '/slow/') await held.promise
  const headers = { 'content-type': 'text/html' }
  if (pathname === '/slow/') return new Response('slow', { headers })
  return new Response(pathname === '/404/' ? `missing at ${host} `.repeat(100) : null, {
    status: 404,
    headers,
  })
}

beforeAll(async () => {
  database = await openTestDatabase()
  const limits = { renders: { running: 1, waiting: 0 } }
  server = await openServerApp(database.database, {}, { site: { renderPage }, limits })
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

const get = (url: string, host = base, headers = {}) =>
  server.app.inject({ url, headers: { host, ...headers } })
const timesRendered = (page: string) => rendered.filter((one) => one === page).length

it('renders the 404 page once for each host, and again after a content change', async () => {
  for (const host of [base, `tula.${base}`])
    for (let n = 0; n < 20; n += 1) {
      const { statusCode, body } = await get(`/nowhere-${n}/`, host)
      expect([statusCode, body.slice(0, 30)]).toEqual([404, `missing at ${host} missing`.slice(0, 30)])
    }
  expect([timesRendered(`${base}/404/`), timesRendered(`tula.${base}/404/`)]).toEqual([1, 1])
  expect((await get('/none/', base, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  expect(timesRendered(`${base}/404/`)).toBe(1)
  await database.database.orm.execute(sql`update site_properties set name = 'Другая'`)
  await vi.waitFor(
    async () => {
      await get('/none/')
      expect(timesRendered(`${base}/404/`)).toBe(2)
    },
    { timeout: 10_000 },
  )
})

it('answers 503 with a small page and Retry-After when rendering is overloaded', async () => {
  held = Promise.withResolvers<void>()
  const slow = get('/slow/')
  await vi.waitFor(() => expect(timesRendered(`${base}/slow/`)).toBe(1), SOON)
  const refused = await get('/other/')
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toContain('Сайт ненадолго недоступен')
  expect(refused.body.length).toBeLessThan(3000)
  held.resolve()
  expect((await slow).statusCode).toBe(200)
})
