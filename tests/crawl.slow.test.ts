import type { CatalogCard } from '@rapport/contract/catalog/catalog'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { PriceTable } from '@rapport/contract/prices/prices'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { factsOf, findFaults, structuredDataOf, type Thing, visibleText } from './structured-data.ts'
import { type DemoApp, openDemoApp } from './support/demo-app.ts'

const HOST = 'localhost:3000'
const ORIGIN = `http://${HOST}`
/** Pages that differ in what they are made by. */
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
/** Far above what the demo factory has. */
const PAGES_MAX = 2000

interface CrawledPage {
  status: number
  links: string[]
  /** Hosts of cities that it leads to. */
  hosts: string[]
  canonical: string | undefined
  title: string
  description: string
  isHidden: boolean
  /** What it says to machines, and what it shows. */
  data: Thing[]
  shown: string
}

let whole: DemoApp
/** Every page that links lead to from the home page, by path. */
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
    // One address may ask for so many pages that are not cached, and no more.
    remoteAddress: `203.0.113.${crawled.size % 250}`,
  })
  const hrefs = [...body.matchAll(/<a\b[^>]*?\bhref="([^"#]*)/g)].map(([, href = '']) => href)
  const urls = hrefs.map((href) => new URL(href.replaceAll('&amp;', '&'), `http://${host}${path}`))
  return {
    status: statusCode,
    // What a link only opens on the page (?auth=login) is no other page.
    // The 404 screen is the same everywhere, and so are its links.
    links:
      statusCode !== 200
        ? []
        : [...new Set(urls.filter(({ host: one }) => one === host).map(({ pathname }) => pathname))],
    hosts: [...new Set(urls.map(({ host: one }) => one))].filter((one) => one.endsWith(`.${HOST}`)),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    title: textOf(/<title>([^<]*)<\/title>/.exec(body)?.[1]),
    description: textOf(/<meta name="description" content="([^"]*)"/.exec(body)?.[1]),
    isHidden: /<meta name="robots" content="[^"]*noindex/.test(body),
    data: structuredDataOf(body),
    shown: visibleText(body),
  }
}

const textOf = (html = '') =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

it('Every link of every page leads to what is there', () => {
  const broken = [...crawled].filter(([, { status }]) => status !== 200).map(([path]) => path)
  // The account comes with its own screens.
  expect(broken.filter((path) => !path.startsWith('/account/'))).toEqual([])
  expect(crawled.size).toBeGreaterThan(300)
  expect(crawled.size).toBeLessThan(PAGES_MAX)
})

it('The sitemap lists exactly the pages that may be indexed', async () => {
  const { body } = await whole.app.inject({ url: '/sitemap.xml', headers: { host: HOST } })
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => String(url))
  const indexed = [...crawled]
    // Further pages of a list are found from the first.
    .filter(([path]) => !/\/page-\d+\/$/.test(path))
    .filter(([path, { status, canonical, isHidden }]) => {
      const isSame = canonical === `${ORIGIN}${path}`
      return status === 200 && isSame && !isHidden
    })
    .map(([path]) => `${ORIGIN}${path}`)
  expect(listed.filter((url) => !indexed.includes(url))).toEqual([])
  expect(indexed.filter((url) => !listed.includes(url))).toEqual([])
})

it('Every page that may be indexed has a title and a description of its own, which search engines show whole', () => {
  // Files that pages link to have no canonical address.
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

it('What pages say to machines has all that search engines ask of its kind, and stands on the page', async () => {
  const faults: string[] = []
  const kinds = new Set<string>()
  for (const [path, { data, shown }] of crawled)
    for (const thing of data) {
      kinds.add(thing['@type'])
      const missing = factsOf(thing).filter((fact) => !shown.includes(fact))
      faults.push(...(await findFaults(thing)).map((fault) => `${path}: ${fault}`))
      faults.push(...missing.map((fact) => `${path}: «${fact}» of ${thing['@type']} is not shown`))
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

it('Every product says the prices of its tables: in its title, head, card, data for machines and in the feed', async () => {
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
    const offers = page.data.find((thing) => thing['@type'] === 'Product')?.offers as
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

it('Pages of every city lead to what is there', async () => {
  const cities = [...new Set([...crawled.values()].flatMap(({ hosts }) => hosts))]
  expect(cities.length).toBeGreaterThan(3)
  for (const host of cities)
    for (const path of ONE_OF_EACH_KIND) {
      const { status, links } = await crawl(path, host)
      expect([host, path, status]).toEqual([host, path, 200])
      // Paths are the same in every city.
      const unknown = links.filter((link) => crawled.get(link)?.status !== 200 && link !== '/account/')
      expect(unknown).toEqual([])
    }
})
