import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ajax, validFields } from '../../test/order-form.ts'
import { openServerApp, type ServerApp } from '../../test/server-app.ts'
import { SOON } from '../../test/soon.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import type { LimitOverrides } from '../limits.ts'
import { systemTime } from '../platform/process/clock.ts'
import { createApi } from './endpoints/in-process-api.ts'

const SEARCH = '/api/v1/catalog/search/?name='

let test: TestDatabase | undefined
let server: ServerApp | undefined
afterEach(async () => {
  await server?.close()
  await test?.drop()
})

/** Starts a server whose pages under /slow/ and searches for «медленно» wait for the gate to open. */
async function openSlow(limits: LimitOverrides) {
  test = await openTestDatabase()
  const gate = Promise.withResolvers<void>()
  const begun = vi.fn()
  const slow = async (is: boolean) => {
    begun()
    if (is) await gate.promise
  }
  const api = createApi(test.database.orm, 'https://proba.example', systemTime)
  server = await openServerApp(
    test.database,
    {},
    {
      limits,
      site: {
        async renderPage({ url }) {
          await slow(url.includes('/slow/'))
          return new Response('page', { headers: { 'content-type': 'text/html' } })
        },
      },
      api: {
        ...api,
        async searchCatalog(input) {
          await slow(input.name === 'медленно')
          return api.searchCatalog(input)
        },
      },
    },
  )
  const { app, database } = server
  const ask = async (url: string, remoteAddress = '203.0.113.7') => {
    const { statusCode, headers, body } = await app.inject({ url: encodeURI(url), remoteAddress })
    return { status: statusCode, retryAfter: Number(headers['retry-after'] ?? 0), body }
  }
  return { app, database, ask, gate, begun }
}

describe('a server at its limit of renders', () => {
  it('answers 503 for an uncached page, and serves cached pages, health checks and orders', async () => {
    const { app, ask, gate, begun } = await openSlow({ renders: { running: 1, waiting: 0 } })
    expect((await ask('/kept/')).status).toBe(200)
    const slow = ask('/slow/')
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2), SOON)
    expect(await ask('/other/')).toMatchObject({ status: 503, retryAfter: 2 })
    for (const url of ['/kept/', '/healthz', '/readyz']) expect((await ask(url)).status).toBe(200)
    const order = await app.inject({
      method: 'POST',
      url: endpointRoutes.sendOrderMail.path,
      headers: ajax,
      payload: validFields,
    })
    expect(order.statusCode).toBe(200)
    gate.resolve()
    expect((await slow).status).toBe(200)
    expect((await ask('/other/')).status).toBe(200)
  })

  it('renders once for concurrent requests of a page', async () => {
    const { ask, gate, begun } = await openSlow({ renders: { running: 1, waiting: 0 } })
    const many = Promise.all(Array.from({ length: 20 }, () => ask('/slow/')))
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1), SOON)
    gate.resolve()
    for (const { status } of await many) expect(status).toBe(200)
  })
})

describe('a server at its limit of searches', () => {
  it('answers 503 for a new search, and serves cached results', async () => {
    const { ask, gate, begun } = await openSlow({ searches: { running: 1, waiting: 0 } })
    expect((await ask(`${SEARCH}поло`)).status).toBe(200)
    const slow = ask(`${SEARCH}медленно`)
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2), SOON)
    expect(await ask(`${SEARCH}ситец`)).toMatchObject({ status: 503, retryAfter: 2 })
    expect((await ask(`${SEARCH}поло`)).status).toBe(200)
    gate.resolve()
    expect((await slow).status).toBe(200)
    expect((await ask(`${SEARCH}ситец`)).status).toBe(200)
  })
})

describe('the limits of one address', () => {
  const limit = { name: 'test', points: 3, windowMs: 60_000 }

  it('allow a number of uncached pages, and any number of cached pages', async () => {
    const { ask } = await openSlow({ uncachedPages: limit })
    for (const url of ['/a/', '/b/', '/c/']) expect((await ask(url)).status).toBe(200)
    const refused = await ask('/d/')
    expect(refused.status).toBe(429)
    expect(refused.retryAfter).toBeGreaterThan(50)
    for (let n = 0; n < 10; n += 1) expect((await ask('/a/')).status).toBe(200)
    expect((await ask('/d/', '203.0.113.8')).status).toBe(200)
  })

  it('allow a number of searches', async () => {
    const { ask } = await openSlow({ searchRequests: limit })
    for (let n = 0; n < 3; n += 1) expect((await ask(`${SEARCH}поло`)).status).toBe(200)
    expect(await ask(`${SEARCH}поло`)).toMatchObject({ status: 429, retryAfter: expect.any(Number) })
    expect((await ask(`${SEARCH}поло`, '203.0.113.8')).status).toBe(200)
  })
})

describe('a search result', () => {
  it('is cached in any spelling until content changes', async () => {
    const { ask, begun, database } = await openSlow({})
    const first = await ask(`${SEARCH}поло`)
    expect((await ask(`${SEARCH} ПОЛО `)).body).toBe(first.body)
    expect(begun).toHaveBeenCalledTimes(1)
    await database.orm.execute(sql`update catalog_items set name = 'Поло с воротником' where slug = 'polo'`)
    await vi.waitFor(async () => expect((await ask(`${SEARCH}поло`)).body).toContain('Поло с воротником'), {
      timeout: 20_000,
    })
  })
})
