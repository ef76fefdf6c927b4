import type { CatalogCard } from '@rapport/contract/catalog/catalog'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { PriceTable } from '@rapport/contract/prices/prices'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  findFaults,
  type JsonLdEntity,
  listFacts,
  parseStructuredData,
  visibleText,
} from './structured-data.ts'
import { type DemoApp, openDemoApp } from './support/demo-app.ts'

const HOST = 'localhost:3000'
const ORIGIN = `http://${HOST}`
/** One page per route and kind of content. */
const ONE_OF_EACH_KIND = [
  '/',
  '/catalog/',
  '/catalog/trikotaj/',
  '/catalog/futbolki-i-polo/polo/',
  '/blog/',
  '/blog/birka-sostavnik-kod/',
  '/contacts/',
  '/contacts/city-1/',
  '/help/',
  '/help/delivery/',
  '/individualnyy-zakaz/',
  '/sitemap/',
]
/** Far more than the demo factory has. */
const PAGES_MAX = 2000

interface CrawledPage {
  status: number
  links: string[]
  /** Hosts of cities that the page links to. */
  hosts: string[]
  canonical: string | undefined
  title: string
  description: string
  isHidden: boolean
  /** Structured data, and visible text. */
  data: JsonLdEntity[]
  shown: string
}

let whole: DemoApp
/** All pages reachable from the home page, by path. */
const crawled = new Map<string, CrawledPage>()

beforeAll(async () => {
  whole = await openDemoApp()
  const waiting = ['/']
  for (let path = waiting.shift(); path !== undefined && crawled.size < PAGES_MAX; path = waiting.shift()) {
    if (crawled.has(path)) continue
    const page = await crawl(path)
    crawled.set(path, page)
    waiting.push(...page.links.filter((link) => !crawled.has(link)))
  }
}, 300_000)
afterAll(() => whole.close())

async function crawl(path: string, host = HOST): Promise<CrawledPage> {
  const { statusCode, body } = await whole.app.inject({
    url: path,
    headers: { host },
    // Avoids the limit of uncached pages per IP.
    remoteAddress: `203.0.113.${crawled.size % 250}`,
  })
  const page = body.replaceAll(/<template\b[\s\S]*?<\/template>/g, '')
  const hrefs = [...page.matchAll(/<a\b[^>]*?\bhref="([^"#]*)/g)].map(([, href = '']) => href)
  const urls = hrefs.map((href) => new URL(href.replaceAll('&amp;', '&'), `http://${host}${path}`))
  return {
    status: statusCode,
    // Queries like ?auth=login open a dialog and are not another page. The links of the 404 screen are not followed,
    // since it is the same at every path.
    links:
      statusCode !== 200
        ? []
        : [...new Set(urls.filter(({ host: one }) => one === host).map(({ pathname }) => pathname))],
    hosts: [...new Set(urls.map(({ host: one }) => one))].filter((one) => one.endsWith(`.${HOST}`)),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    title: stripTags(/<title>([^<]*)<\/title>/.exec(body)?.[1]),
    description: stripTags(/<meta name="description" content="([^"]*)"/.exec(body)?.[1]),
    isHidden: /<meta name="robots" content="[^"]*noindex/.test(body),
    data: parseStructuredData(body),
    shown: visibleText(body),
  }
}

const stripTags = (html = '') =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

it('Every internal link leads to an existing page', () => {
  const broken = [...crawled].filter(([, { status }]) => status !== 200).map(([path]) => path)
  // Pages of the account are rendered in the browser.
  expect(broken.filter((path) => !path.startsWith('/account/'))).toEqual([])
  expect(crawled.size).toBeGreaterThan(300)
  expect(crawled.size).toBeLessThan(PAGES_MAX)
})

it('The sitemap lists exactly the pages that may be indexed', async () => {
  const { body } = await whole.app.inject({ url: '/sitemap.xml', headers: { host: HOST } })
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => String(url))
  const indexed = [...crawled]
    // Paginated pages are not in the sitemap.
    .filter(([path]) => !/\/page-\d+\/$/.test(path))
    .filter(([path, { status, canonical, isHidden }]) => {
      const isSame = canonical === `${ORIGIN}${path}`
      return status === 200 && isSame && !isHidden
    })
    .map(([path]) => `${ORIGIN}${path}`)
  expect(listed.filter((url) => !indexed.includes(url))).toEqual([])
  expect(indexed.filter((url) => !listed.includes(url))).toEqual([])
})

it('Every indexed page has a unique title and description within the limits of search engines', () => {
  // Linked files have no canonical URL.
  const indexed = [...crawled].filter(
    ([, { status, canonical, isHidden }]) => status === 200 && canonical !== undefined && !isHidden,
  )
  const titles = Map.groupBy(indexed, ([, { title }]) => title)
  expect([...titles].filter(([, pages]) => pages.length > 1).map(([title]) => title)).toEqual([])
  const descriptions = Map.groupBy(indexed, ([, { description }]) => description)
  expect([...descriptions].filter(([, pages]) => pages.length > 1).map(([text]) => text)).toEqual([])
  expect(indexed.map(([, { title }]) => title).filter(({ length }) => length < 5 || length > 70)).toEqual([])
  expect(
    indexed.map(([, { description }]) => description).filter(({ length }) => length < 20 || length > 160),
  ).toEqual([])
})

it('Structured data is complete for search engines and matches the visible page', async () => {
  const faults: string[] = []
  const kinds = new Set<string>()
  for (const [path, { data, shown }] of crawled)
    for (const entity of data) {
      kinds.add(entity['@type'])
      const missing = listFacts(entity).filter((fact) => !shown.includes(fact))
      faults.push(...(await findFaults(entity)).map((fault) => `${path}: ${fault}`))
      faults.push(...missing.map((fact) => `${path}: «${fact}» of ${entity['@type']} is not shown`))
    }
  expect(faults).toEqual([])
  expect([...kinds].sort()).toEqual([
    'BlogPosting',
    'BreadcrumbList',
    'FAQPage',
    'LocalBusiness',
    'OfferCatalog',
    'Organization',
    'Product',
    'VideoObject',
  ])
})

it('Every product has the prices of its tables in its title, head, card, structured data and feed', async () => {
  const ask = async (url: string) =>
    (await whole.app.inject({ url, headers: { host: HOST }, remoteAddress: '203.0.113.251' })).body
  const products: CatalogCard[] = []
  for (let total = 1; products.length < total; ) {
    const url = `/api/v1/catalog/products/?limit=48&offset=${products.length}`
    const { result } = JSON.parse(await ask(url))
    total = result.total
    products.push(...result.products)
  }
  expect(products.length).toBeGreaterThan(200)
  const offered = new Map(
    [...(await ask('/yml.xml')).matchAll(/<offer id="(\d+)".*?<price>([\d.]+)<\/price>/g)].map(
      ([, id, price]) => [Number(id), Number(price) * 100],
    ),
  )
  const said: unknown[] = []
  const expected: unknown[] = []
  for (const card of products) {
    const tables: PriceTable[] = JSON.parse(await ask(`/api/v1/catalog/${card.slug}/prices`)).result.tables
    const rows = tables.flatMap((table) => table.rows.map(({ prices }) => prices))
    const all = rows.flat().filter((price) => price !== null)
    const ones = rows.flatMap(([one]) => one ?? [])
    const [low, high] = [Math.min(...all), Math.max(...all)]
    const from = `от ${new Intl.NumberFormat('ru-RU').format(low / 100).replaceAll(/\s/g, ' ')} ₽`
    const page = crawled.get(catalogItemPath(card)) ?? expect.fail(`No page of ${card.slug}`)
    const offers = page.data.find((entity) => entity['@type'] === 'Product')?.offers as
      | { lowPrice: number; highPrice: number }
      | undefined
    const pricesIn = (text: string) => text.replaceAll(/\s/g, ' ').match(/от [\d ]+ ₽/g) ?? []
    const words = [...pricesIn(page.title), ...pricesIn(page.description)]
    const head = page.shown.replaceAll(/\s/g, ' ').match(/от [\d ]+ ₽(?= \/)/)
    const { slug } = card
    said.push({
      slug,
      card: card.priceFrom,
      feed: offered.get(card.id),
      head: head?.[0],
      words: [...new Set(words)],
      data: offers && [offers.lowPrice, offers.highPrice],
    })
    expected.push(
      all.length > 0
        ? {
            slug,
            card: low,
            feed: ones.length > 0 ? Math.min(...ones) : undefined,
            head: from,
            words: words.length > 0 ? [from] : [],
            data: [low / 100, high / 100],
          }
        : { slug, card: null, feed: undefined, head: undefined, words: [], data: undefined },
    )
  }
  expect(said).toEqual(expected)
}, 60_000)

it('Pages of every city have no broken links', async () => {
  const cities = [...new Set([...crawled.values()].flatMap(({ hosts }) => hosts))]
  expect(cities.length).toBeGreaterThan(3)
  for (const host of cities)
    for (const path of ONE_OF_EACH_KIND) {
      const { status, links } = await crawl(path, host)
      expect([host, path, status]).toEqual([host, path, 200])
      // Every city has the same paths.
      const unknown = links.filter((link) => crawled.get(link)?.status !== 200 && link !== '/account/')
      expect(unknown).toEqual([])
    }
})
