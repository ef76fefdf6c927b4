import { parseDocument } from 'htmlparser2'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { describeServer, publicUrl } from '../../test/server-app.ts'
import { posts } from '../blog/tables.ts'
import { catalogItems } from '../catalog/tables.ts'
import { seoRecords } from '../seo/tables.ts'
import type { IndexedPages } from '../site-pages/indexed-pages.ts'
import { sitemapFileXml, sitemapXml } from './sitemap.ts'

describeServer('machine-readable documents', (server) => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    server().app.inject({ url, headers: { host: 'proba.example', ...headers } })
  const locations = (body: string) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

  it('robots.txt closes paths without pages to all crawlers, and names the sitemap of its host', async () => {
    const { statusCode, headers, body } = await get('/robots.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain('Disallow: /account/\n')
    expect(body).toContain('Clean-param: material&price_from&price_to&sort&material-hint /catalog/\n')
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  })

  it('the sitemap has catalogue, posts, offices and service pages as absolute URLs, cached until content changes', async () => {
    const { headers, body } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const found = locations(body)
    expect(found).toEqual(
      expect.arrayContaining([`${publicUrl}/`, `${publicUrl}/catalog/`, `${publicUrl}/help/`]),
    )
    expect(found).toContain(`${publicUrl}/blog/satin/`)
    expect(body).not.toContain('budushchee')
    expect(new Set(found).size).toBe(found.length)
    const again = await get('/sitemap.xml', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('the sitemap omits a page that editors hide from search engines', async () => {
    const { orm } = server().database
    const [item] = await orm.select().from(catalogItems).limit(1)
    const url = `/${item?.slug}/`
    expect((await get('/sitemap.xml')).body).toContain(url)
    await orm
      .insert(seoRecords)
      .values({ groupName: 'catalog', entityId: String(item?.id), robots: 'noindex, follow' })
    await vi.waitFor(
      async () =>
        expect(locations((await get('/sitemap.xml')).body).some((one) => one?.endsWith(url))).toBe(false),
      { timeout: 10_000 },
    )
  })

  it('the YML catalogue offers products with a price for one piece, in roubles', async () => {
    const { body } = await get('/yml.xml')
    expect(body.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="')).toBe(true)
    const rows = await server().database.orm.select().from(catalogItems)
    const offered = rows.filter(
      ({ isGroup, kind, priceTiers }) =>
        !isGroup && kind === 'regular' && priceTiers.some(({ from }) => from <= 1),
    )
    const offers = [...body.matchAll(/<offer id="(\d+)".*?<price>([\d.]+)<\/price>/g)]
    expect(offers.map(([, id, price]) => [Number(id), Number(price) * 100]).sort()).toEqual(
      offered.map(({ id, priceTiers }) => [id, priceTiers.find(({ from }) => from <= 1)?.price]).sort(),
    )
    expect(offers.length).toBeGreaterThan(0)
    const categories = new Set([...body.matchAll(/<category id="(\d+)"/g)].map(([, id]) => id))
    for (const [, id] of body.matchAll(/<categoryId>(\d+)</g)) expect(categories).toContain(id)
  })

  it('the YML catalogue has its pictures as JPEG of at least 600 pixels, in the order of the page', async () => {
    const { body } = await get('/yml.xml')
    const pictures = [...body.matchAll(/<picture>([^<]*)<\/picture>/g)].map(([, url = '']) => url)
    expect(pictures.length).toBeGreaterThan(0)
    for (const url of new Set(pictures)) {
      const { pathname, origin } = new URL(url)
      expect([origin, pathname]).toEqual([publicUrl, expect.stringMatching(/^\/media\/share\/[^/]+\.jpg$/)])
      const { statusCode, headers, rawPayload } = await server().app.inject(pathname)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
      const { format, width, height } = await sharp(rawPayload).metadata()
      expect([format, Math.min(width, height) >= 600]).toEqual(['jpeg', true])
    }
  })

  it('the YML catalogue has the date in Moscow time, to the second', async () => {
    const date = /<yml_catalog date="([^"]*)">/.exec((await get('/yml.xml')).body)?.[1] ?? ''
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/)
    expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(3_600_000)
  })

  it.each(['/yml.xml', '/feed.xml'])('%s has no joiners and no special spaces', async (url) => {
    const { orm } = server().database
    const typeset = 'Плотность 180\u00a0г/\u2060м², 1\u202f000 шт.'
    await orm
      .update(catalogItems)
      .set({ name: typeset, summary: typeset, properties: [{ name: typeset, value: typeset }] })
    await orm.update(posts).set({ title: typeset, shortText: typeset })
    const plain = 'Плотность 180 г/м², 1 000 шт.'
    await vi.waitFor(async () => expect((await get(url)).body).toContain(plain), { timeout: 10_000 })
    expect((await get(url)).body).not.toMatch(/[\u00a0\u00ad\u2007\u2009\u200b\u202f\u2060]/)
  })

  it.each(['/sitemap-1.xml', '/sitemap-12.xml', '/sitemap-13.xml'])(
    '%s is missing if one file is enough',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )

  it.each(['/sitemap.xml', '/yml.xml'])('%s is well-formed XML', async (url) => {
    const { body } = await get(url)
    const open = [...body.matchAll(/<([a-zA-Z_]+)(?=[ >])/g)].map(([, name]) => name).sort()
    const closed = [
      ...[...body.matchAll(/<\/([a-zA-Z_]+)>/g)].map(([, name]) => name),
      ...[...body.matchAll(/<([a-zA-Z_]+)[^<>]*\/>/g)].map(([, name]) => name),
    ].sort()
    expect(open).toEqual(closed)
    expect(parseDocument(body, { xmlMode: true }).children.length).toBeGreaterThan(1)
  })
})

it('a sitemap above 45 000 addresses is an index of files within the limit, each address in one of them', async () => {
  const pages: IndexedPages = {
    count: 45_001,
    list: async (from, to) =>
      Array.from({ length: Math.min(to, 45_001) - from }, (_, index) => ({ path: `/${from + index}/` })),
  }
  const locationsOf = async (xml: AsyncIterable<string> | undefined) => {
    let text = ''
    for await (const part of xml ?? []) text += part
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  }
  expect(await locationsOf(sitemapXml(pages, publicUrl))).toHaveLength(2)
  const files = [1, 2, 3].map((file) => sitemapFileXml(pages, publicUrl, file))
  const found = await Promise.all(files.map(locationsOf))
  expect(found.map(({ length }) => length)).toEqual([45_000, 1, 0])
  expect(new Set(found.flat()).size).toBe(45_001)
  expect(files[2]).toBeUndefined()
})
