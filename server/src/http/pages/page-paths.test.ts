import type { AddressInfo } from 'node:net'
import { messages } from '@rapport/contract/errors/messages'
import { beforeAll, expect, it } from 'vitest'
import { getRaw } from '../../../test/raw-request.ts'
import { describeServer, publicUrl } from '../../../test/server-app.ts'

const host = new URL(publicUrl).host

describeServer('the path of a page', (server) => {
  let port = 0
  beforeAll(async () => {
    await server().app.listen({ host: '127.0.0.1', port: 0 })
    port = (server().app.server.address() as AddressInfo).port
  })
  const get = (target: string, headers: Record<string, string> = {}) =>
    getRaw(port, target, { host, ...headers })
  const timesRendered = (path: string) => server().rendered.filter((one) => one === path).length

  it.each([
    ['/x1/../catalog/', '/catalog/'],
    ['/a/%2e%2e/catalog/?utm_source=vk', '/catalog/?utm_source=vk'],
    ['/c%61talog', '/catalog/'],
    ['/catalog/./', '/catalog/'],
    ['/%d0%bf/', '/%D0%BF/'],
    ['//evil.example/..', '/'],
    ['/%61pi/docs/', '/api/docs/'],
    ['/x/../healthz?a', '/healthz?a'],
  ])('%s answers 301 to its canonical spelling %s', async (from, to) => {
    const { status, headers } = await get(from)
    expect([status, headers.location]).toEqual([301, to])
  })

  it.each([
    '/\\evil.com/',
    '/\\evil.com/X',
    '/catalog/#y/',
    '/catalog/?a#b',
    '/catalog/%00/',
    '/catalog/%09/',
    '/%0d%0aset-cookie:a=b/',
    '/\\[/',
    '/\\:99999/',
    '/%zz/',
    '/%C0%AF/',
    'http://evil.com/catalog/',
  ])('%s answers 400 with a small page, in Russian', async (target) => {
    const { status, headers, body } = await get(target)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      400,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(body).toContain(messages.badRequest)
    expect(body).not.toContain('evil')
    expect(body.length).toBeLessThan(3000)
  })

  it.each(['/api/v1/cities#', '/api/v1/catalog/%00', '/api/v1/\\x', '/api/v1/%zz', '/api/v1/cities?a#b'])(
    'answers 400 as JSON for the API path %s',
    async (target) => {
      const { status, body } = await get(target)
      expect([status, JSON.parse(body)]).toEqual([
        400,
        { message: messages.badRequest, errors: { message: [messages.badRequest] } },
      ])
    },
  )

  it('is accepted as an absolute URL from a proxy with the same host', async () => {
    const { status, body } = await get(`http://${host}/catalog/?a=b`)
    expect([status, body]).toEqual([200, 'page /catalog/'])
  })

  it('renders one page and caches it once for a hundred spellings', async () => {
    await get('/contacts/')
    for (let n = 0; n < 100; n += 1)
      for (const alias of [`/x${n}/../contacts/`, `/contacts/?${n}`, `/contacts/${'./'.repeat(n)}`])
        expect([200, 301]).toContain((await get(alias)).status)
    expect(timesRendered('/contacts/')).toBe(1)
    expect(server().rendered).toEqual(expect.not.arrayContaining([expect.stringMatching(/x\d|\.\./)]))
  })

  it.each([
    '/_.data',
    '/catalog.data',
    '/catalog/_.data',
    '/catalog/_%2Edata',
    '/catalog/_.data?_routes=root',
  ])('answers 404 for %s, data that no script requests', async (target) => {
    const { status, body } = await get(target)
    expect(status).toBe(404)
    expect(body).toContain(messages.notFound)
  })
})

describeServer('the thank-you page of an order', (server) => {
  const get = async (url: string) => {
    const { statusCode, headers, body } = await server().app.inject({ url })
    return { status: statusCode, cache: headers['cache-control'], etag: headers.etag, body }
  }

  it('uses only a valid number of its query, and is never cached', async () => {
    for (const [query, made] of [
      ['?number=26-000123', '?number=26-000123'],
      ['?utm_source=vk&number=26-000123', '?number=26-000123'],
      ['?number=Call+8-900', ''],
      ['?number=26-000123%20call', ''],
      [`?number=26-${'1'.repeat(100)}`, ''],
      ['?x=1', ''],
    ]) {
      const page = await get(`/order/${query}`)
      expect(page).toEqual({ status: 200, cache: 'no-store', etag: undefined, body: `page /order/${made}` })
    }
    const before = server().rendered.length
    await get('/order/')
    await get('/order/')
    expect(server().rendered.length).toBe(before + 2)
  })
})
