import { brotliCompressSync, brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SOON } from '../../server/test/soon.ts'
import { type DemoApp, openDemoApp } from '../support/demo-app.ts'

let whole: DemoApp
let app: FastifyInstance
/** Time of the server. Undefined means the real time. */
let clock: Date | undefined

beforeAll(async () => {
  whole = await openDemoApp({ now: () => clock ?? new Date() })
  app = whole.app
})
afterAll(() => whole.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('page paths', () => {
  it.each([
    ['/catalog', '/catalog/'],
    ['/catalog?utm_source=vk', '/catalog/?utm_source=vk'],
    ['/CATALOG/', '/catalog/'],
    ['//catalog//', '/catalog/'],
    ['/index.html', '/'],
    ['/catalog/polo/', '/catalog/futbolki-i-polo/polo/'],
    ['/catalog/polo/?utm_source=vk&x=1', '/catalog/futbolki-i-polo/polo/?utm_source=vk&x=1'],
    ['/blog/page-1/?tag=x', '/blog/?tag=x'],
    ['/catalog/individualnyy-zakaz/', '/individualnyy-zakaz/'],
    ['/contacts/city-6?utm_source=vk', '/contacts/city-6/?utm_source=vk'],
    ['/catalog/dlya_magazinov_i_butikov/odejda/', '/catalog/odejda/'],
  ])('%s answers 301 to %s', async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location]).toEqual([301, to])
  })

  it.each([
    '/',
    '/catalog/',
    '/catalog/trikotaj/',
    '/catalog/trikotaj/futbolki-i-polo/',
    '/catalog/futbolki-i-polo/polo/',
    '/individualnyy-zakaz/',
    '/blog/',
    '/blog/page-2/',
    '/blog/len-v-iyule-i-v-yanvare/',
    '/contacts/',
    '/contacts/city-6/',
    '/help/',
    '/help/delivery/',
    '/help/warranty/',
    '/licenses/',
    '/agreement/',
    '/sitemap/',
    '/301/?to=/catalog/',
    '/search/',
    '/search/polo/',
    '/search/?query=polo',
  ])('%s has one heading and the order form', async (path) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(body).toContain('id="order-form-sect"')
  })

  it('loads one stylesheet; pages of the account load a second one', async () => {
    const fetchStyles = async (url: string) =>
      [...(await get(url)).body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
    const [everywhere = '', ...more] = await fetchStyles('/')
    expect(more).toEqual([])
    for (const url of ['/help/', '/catalog/', '/order/', '/nowhere/'])
      expect(await fetchStyles(url), url).toEqual([everywhere])
    const account = await fetchStyles('/account/orders/')
    expect(account).toEqual([everywhere, expect.stringMatching(/^\/assets\/account-/)])
    const [common, own] = await Promise.all(account.map(async (href = '') => (await get(href)).body))
    expect(own?.length).toBeGreaterThan(1_000)
    expect(common).not.toContain(own?.split('{', 1)[0])
  })

  it.each(['/catalog/odejda/', '/catalog/futbolki/', '/catalog/platya/', '/catalog/pechat-na-shelke/'])(
    '%s is a page directly below the catalogue',
    async (path) => expect((await get(path)).statusCode).toBe(200),
  )

  it.each([
    '/nowhere/',
    '/catalog/nowhere/',
    '/catalog/platya-na-zakaz/polo/',
    '/contacts/city-999/',
    '/contacts/city-x/',
    '/contacts/city-06/',
    '/contacts/tula/',
    '/404/',
  ])('%s answers 404 with the 404 screen, without a redirect', async (path) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(404)
    expect(body).toContain('Страница не найдена')
    expect(body).toContain('На главную')
  })
})

describe('a cached page', () => {
  it('has an ETag, answers 304, and requires revalidation', async () => {
    const first = await get('/')
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(first.headers.vary).toBe('Accept-Encoding')
    const again = await get('/', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    ['br', brotliDecompressSync],
    ['zstd', zstdDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent in %s if the client accepts it', async (coding, decompress) => {
    const plain = await get('/')
    const packed = await get('/', { 'accept-encoding': coding })
    expect(packed.headers['content-encoding']).toBe(coding)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    expect(decompress(packed.rawPayload).toString()).toBe(plain.body)
  })

  it('is rendered again after its content has changed', async () => {
    expect((await get('/catalog/futbolki-i-polo/polo/')).body).not.toContain('Поло с вышивкой')
    await whole.database.orm.execute(
      sql`update catalog_items set name = 'Поло с вышивкой' where slug = 'polo'`,
    )
    await vi.waitFor(
      async () => expect((await get('/catalog/futbolki-i-polo/polo/')).body).toContain('Поло с вышивкой'),
      { timeout: 10_000 },
    )
  })

  it('is the same for every query, cookie and browser', async () => {
    const plain = await get('/')
    const other = await get('/?utm_source=vk', { cookie: 'a=b', 'user-agent': 'x', 'accept-language': 'en' })
    expect(other.headers.etag).toBe(plain.headers.etag)
  })

  it('is not rendered for a foreign host', async () => {
    const { body } = await get('/', { host: 'evil.example' })
    expect(body).not.toContain('evil.example')
  })
})

describe('page headers', () => {
  it("allow only the page's own scripts by hash, without unsafe-inline", async () => {
    const { headers, body } = await get('/')
    const policy = String(headers['content-security-policy'])
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(body).not.toContain('nonce=')
  })

  it('contain the security headers', async () => {
    expect((await get('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  })
})

describe('the scripts of a page', () => {
  it('are the custom elements and small inline scripts, without preloads', async () => {
    const { body } = await get('/')
    const tags = body.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
    expect(tags).not.toContain('rel="modulepreload"')
    const sources = [...tags.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)].map(([, src]) => src)
    expect(sources).toEqual([expect.stringMatching(/^\/assets\/elemen-[\w-]{7}\.js$/)])
  })
})

/** Largest TCP payload of a packet over Ethernet. */
const PACKET = 1460

describe('the first ten packets', () => {
  it.each([
    '/catalog/',
    '/catalog/trikotaj/futbolki-i-polo/',
    '/catalog/mujskie-futbolki/futbolka-klassicheskaya/',
    '/catalog/futbolki/',
    '/blog/birka-sostavnik-kod/',
    '/contacts/city-1/',
    '/help/',
  ])('contain the whole page %s, compressed and with headers', async (path) => {
    const first = await get(path, { 'accept-encoding': 'br' })
    // A page that is requested often is compressed again.
    const { rawPayload, headers } = await vi.waitFor(async () => {
      const again = await get(path, { 'accept-encoding': 'br' })
      expect(again.rawPayload.byteLength).toBeLessThan(first.rawPayload.byteLength)
      return again
    }, SOON)
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    // The prices of all materials, which a press shows without a script, take an eleventh packet.
    const packets = path.includes('futbolka-klassicheskaya') || path === '/catalog/futbolki/' ? 11 : 10
    expect(rawPayload.byteLength + head.join('').length).toBeLessThan(packets * PACKET)
    const html = brotliDecompressSync(rawPayload).toString()
    const bare = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    const [whole, withoutScripts] = [html, bare].map((body) => brotliCompressSync(body).byteLength)
    expect(Number(whole) / Number(withoutScripts)).toBeLessThan(1.3)
  })
})

describe('the 404 screen', () => {
  const asked = '/catalog/nowhere-of-all-places/'

  it('is the same at every unknown path of a host, and does not contain the path', async () => {
    const answers = await Promise.all(
      [asked, '/x/y/z/', '/catalog/odna/drugaya/', '/404/'].map((url) => get(url)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.body).not.toContain('nowhere-of-all-places')
    expect(answers[0]?.headers['cache-control']).toBe('no-store')
    const city = await get(asked, { host: 'tula.localhost:3000' })
    expect(city.statusCode).toBe(404)
    expect(city.body).not.toBe(answers[0]?.body)
  })

  it('is compressed only once', async () => {
    const plain = await get(asked)
    const packed = await get('/another-nowhere/', { 'accept-encoding': 'br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  })
})

it('Cached pages change the year at midnight in Moscow, in any time zone of the server', async () => {
  const saysAt = async (moment: string) => {
    clock = new Date(moment)
    const { body } = await get('/')
    const catalog = await get('/yml.xml')
    return {
      year: /© (\d+)/.exec(body)?.[1],
      age: /<strong>(\d+\s[а-я]+)<\/strong>/.exec(body)?.[1]?.replaceAll('\u00a0', ' '),
      catalog: /date="([\d-]+)/.exec(catalog.body)?.[1],
    }
  }
  const old = { year: '2026', age: '18 лет', catalog: '2026-12-31' }
  try {
    expect(await saysAt('2026-12-31T20:59:59.999Z')).toEqual(old)
    expect(await saysAt('2026-12-31T21:00:00Z')).toEqual({
      year: '2027',
      age: '19 лет',
      catalog: '2027-01-01',
    })
  } finally {
    clock = undefined
  }
})

it.each([
  '/policy/',
  '/agreement/',
  '/sitemap/',
  '/search/',
  '/301/?to=/catalog/',
  '/404/',
  '/order/',
  '/account/profile/',
  '/account/orders/',
  '/account/favorites/',
  '/account/company/',
  '/account/security/',
])('%s has the title, keywords and Open Graph tags of its SEO fields', async (url) => {
  const { body } = await get(url)
  const path = url.split('?')[0] ?? ''
  const said = (await get(`/api/v1/seo/show?groupName=page&entityId=${path}`)).json().result
  for (const tag of [
    `<title>${said.title}</title>`,
    `<meta name="keywords" content="${said.keywords}"/>`,
    `<meta property="og:title" content="${said.ogTitle}"/>`,
    `<meta property="og:description" content="${said.ogDescription}"/>`,
    `<meta property="og:url" content="http://localhost:3000${path}"/>`,
  ])
    expect(body).toContain(tag)
})
