import type { Endpoint } from '@rapport/contract/endpoints/endpoint'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { FEED_PATH } from '@rapport/contract/paths/blog-paths'
import type { PriceDisplay } from '@rapport/contract/site/price-display'
import { findOrderLines } from '@rapport/server/orders/lines/find-order-lines'
import { seedDatabase } from '@rapport/server/seed'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltApp } from '../../server/test/build-app.ts'
import { smallSeedContent } from '../../server/test/content/small-seed-content.ts'
import { type EndpointSample, endpointSamples } from '../../server/test/endpoint-samples.ts'
import { logIn } from '../../server/test/members.ts'
import { SOON } from '../../server/test/soon.ts'
import { openTestDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import { openFilledApp } from '../support/open-app.ts'
import { publishSingle } from '../support/publish-single.ts'

// Every price of the factory is this number of kopecks, which nothing else is.
const PRICE = 7_654_321
const FIGURE = /7654321|76543[.,]21|76\s?543/
const PRODUCT = '/catalog/trikotaj/polo/'
const DOCUMENTS = [
  '/robots.txt',
  '/sitemap.xml',
  '/yml.xml',
  FEED_PATH,
  '/api/v1/openapi.json',
  '/search/polo/',
]
const PAGES_MAX = 500

let database: TestDatabase
let site: BuiltApp
let customer: Record<string, string>
beforeAll(async () => {
  database = await openTestDatabase()
  const { orm } = database.database
  site = await openFilledApp(database.database, {
    prepare: async (storage) => {
      await seedDatabase(orm, storage, smallSeedContent)
      const cells = sql`(select jsonb_object_agg(list.key, (
        select jsonb_agg(${PRICE}::integer) from jsonb_array_elements(list.value))) from jsonb_each(prices) as list)`
      await orm.execute(sql`update price_rows set prices = ${cells}`)
      const tiers = JSON.stringify([{ from: 1, price: PRICE }])
      await orm.execute(sql`update catalog_items set own_price_tiers = ${tiers}::jsonb where slug = 'mayka'`)
    },
  })
  customer = (await logIn(database.database, 'anna@example.ru')).headers as Record<string, string>
})
afterAll(async () => {
  await site.close()
  await database.drop()
})

let requests = 0
async function get(url: string, headers: Record<string, string> = {}) {
  requests += 1
  return site.app.inject({
    url,
    headers: { host: 'localhost:3000', ...headers },
    // Avoids the limit of uncached pages per IP.
    remoteAddress: `203.0.113.${requests % 250}`,
  })
}

/** Public endpoints that only read, with an input that finds something. */
function listPublicUrls(): string[] {
  const samples = endpointSamples({
    orderNumber: '',
    cancelledNumber: '',
    calculationId: '',
    offerTokens: ['', ''],
    proofTokens: ['', ''],
    registration: { email: '', code: '' },
    recovery: { email: '', code: '' },
  }) as Record<string, EndpointSample>
  return Object.entries(endpoints as Record<string, Endpoint & { method: string; path: string }>).flatMap(
    ([name, one]) => {
      if (one.cache === 'private' || one.method !== 'GET') return []
      const { params = {}, query = {} } = samples[name] ?? {}
      const path = one.path.replace(/[:{](\w+)}?/g, (_, param) => params[param] ?? '')
      return [`${path}?${new URLSearchParams(query)}`]
    },
  )
}

/** Requests every public page, document and endpoint. Returns those that contain a price. */
async function listUrlsWithPrice(headers?: Record<string, string>): Promise<string[]> {
  const urls = new Set(['/', '/404/', ...DOCUMENTS, ...listPublicUrls()])
  const found: string[] = []
  for (const url of urls) {
    const { body, statusCode } = await get(url, headers)
    if (FIGURE.test(body)) found.push(url)
    if (statusCode !== 200 || urls.size > PAGES_MAX) continue
    for (const [, path = ''] of body.matchAll(
      /<(?:a\b[^>]*? href="|loc>http:\/\/localhost:3000)(\/[^"#?<]*)/g,
    ))
      if (!/^\/(?:media|assets|files|admin)\//.test(path)) urls.add(path)
  }
  expect(urls.size).toBeGreaterThan(50)
  return found
}

async function show(priceDisplay: PriceDisplay): Promise<void> {
  await publishSingle(database.database.orm, 'site', { priceDisplay })
  const shown = async () => (await get('/api/v1/site')).json().result.properties.priceDisplay
  await expect.poll(shown, SOON).toBe(priceDisplay)
  const page = async () => /<body[^>]* data-prices="(\w+)"/.exec((await get(PRODUCT)).body)?.[1] ?? 'all'
  await expect.poll(page, SOON).toBe(priceDisplay)
}

const orderLine = (list: 'anonymous' | 'registered') =>
  findOrderLines(database.database.orm, [{ itemId: 4, quantity: 10 }], list).then(([line]) => line)

it('prices for all are on pages, in the feed and in the API', async () => {
  const found = await listUrlsWithPrice()
  for (const url of [PRODUCT, '/catalog/futbolki/trikotaj/', '/yml.xml', '/search/polo/'])
    expect([url, found.includes(url)]).toEqual([url, true])
  expect(found.filter((url) => url.startsWith('/api/v1/')).length).toBeGreaterThan(6)
  expect(await orderLine('anonymous')).toMatchObject({ unitPrice: PRICE })
})

it('no public answer has a price that only those who log in see', async () => {
  await show('users')
  expect(await listUrlsWithPrice()).toEqual([])
  expect((await get('/yml.xml')).statusCode).toBe(404)
  const product = (await get(PRODUCT)).body
  expect(product).toContain('Цены после входа<a href="?auth=login">Войти</a>')
  expect(product).not.toContain('AggregateOffer')
  expect(await orderLine('anonymous')).toMatchObject({ unitPrice: null, total: null })
})

it('a log-in loads prices in private answers, which no cache may store', async () => {
  for (const url of [
    '/api/v1/user/prices?ids=3,4',
    '/api/v1/prices/POLO-1/variant/0',
    '/api/v1/catalog/mayka',
  ]) {
    const { body, headers } = await get(url, customer)
    expect([url, FIGURE.test(body)]).toEqual([url, true])
    expect([url, headers['cache-control']]).toEqual([url, 'private, no-store'])
  }
  expect((await get(PRODUCT, customer)).body).not.toMatch(FIGURE)
  expect(await orderLine('registered')).toMatchObject({ unitPrice: PRICE })
})

it('a filter or an order by price tells nothing about hidden prices', async () => {
  const list = async (query: string) =>
    (await get(`/api/v1/catalog/futbolki/products?${query}`)).json().result as {
      total: number
      whole: { priceMin: number | null }
    }
  expect((await list('sort=price')).whole.priceMin).toBeNull()
  expect((await list('priceFrom=1')).total).toBe(0)
  expect((await list('priceTo=100000000')).total).toBe(0)
})

it('no visitor gets a price that is on request everywhere', async () => {
  await show('request')
  expect(await listUrlsWithPrice()).toEqual([])
  expect(await listUrlsWithPrice(customer)).toEqual([])
  expect((await get('/api/v1/user/prices?ids=3,4', customer)).json().result.prices).toEqual([
    { id: 3, priceFrom: null },
    { id: 4, priceFrom: null },
  ])
  const product = (await get(PRODUCT)).body
  expect(product).toContain('Цена по\u00a0запросу')
  expect(product).not.toContain('Цены после входа')
  expect(await orderLine('registered')).toMatchObject({ unitPrice: null, total: null })
})

it('prices return to pages and feed when they are for all again', async () => {
  await show('all')
  expect((await get(PRODUCT)).body).toMatch(FIGURE)
  expect((await get('/yml.xml')).body).toMatch(FIGURE)
})
