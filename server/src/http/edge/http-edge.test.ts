import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import { describe, expect, it } from 'vitest'
import { describeServer, publicUrl } from '../../../test/server-app.ts'

const host = new URL(publicUrl).host

describeServer('a request that changes data', (server) => {
  const post = (headers: Record<string, string>, url: string = endpointRoutes.sendOrderMail.path) =>
    server().app.inject({
      method: 'POST',
      url,
      payload: {},
      headers: { host, 'x-requested-with': 'XMLHttpRequest', ...headers },
    })

  it.each([
    'https://evil.example',
    'null',
    'nonsense',
    `http://${host}`,
    `https://evil-${host}`,
    `https://${host}.evil.example`,
    `https://${host}:8443`,
    'https://example',
    'file://',
  ])('is rejected from the origin %s', async (origin) => {
    for (const url of [endpointRoutes.sendOrderMail.path, endpointRoutes.login.path, '/order/', '/nowhere']) {
      const { statusCode, body } = await post({ origin }, url)
      expect([url, statusCode]).toEqual([url, 403])
      expect(body).toContain(messages.forbidden)
    }
  })

  it.each([publicUrl, `https://tula.${host}`, undefined])(
    'is accepted from our own origin %s',
    async (origin) => {
      expect((await post(origin ? { origin } : {})).statusCode).toBe(422)
    },
  )

  it('is accepted from a page opened by the IP of this machine, and by no other name', async () => {
    const at = (host: string, origin: string) => post({ host, origin })
    expect((await at('127.0.0.1:3000', 'http://127.0.0.1:3000')).statusCode).toBe(422)
    expect((await at('[::1]:3000', 'http://[::1]:3000')).statusCode).toBe(422)
    expect((await at('127.0.0.1:3000', 'http://127.0.0.1:4000')).statusCode).toBe(403)
    expect((await at('evil.example', 'https://evil.example')).statusCode).toBe(403)
  })

  it('is not restricted by origin if it only reads public data', async () => {
    const { statusCode } = await server().app.inject({
      url: '/api/v1/cities',
      headers: { origin: 'https://evil.example' },
    })
    expect(statusCode).toBe(200)
  })
})

describeServer('a JSON response', (server) => {
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers })

  it.each(['/api/v1/openapi.json', '/api/v1/catalog/polo'])(
    '%s is sent in br or gzip, each with its own ETag, and answers 304 to that',
    async (url) => {
      const plain = await get(url)
      const forms = [
        ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
        ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
      ] as const
      for (let again = 0; again < 2; again += 1)
        for (const [coding, accept, decompress] of forms) {
          const packed = await get(url, { 'accept-encoding': accept })
          expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, coding])
          expect(packed.headers.vary).toContain('Accept-Encoding')
          expect(decompress(packed.rawPayload).toString()).toBe(plain.body)
          expect(packed.rawPayload.length).toBeLessThan(plain.body.length)
          expect(packed.headers.etag).not.toBe(plain.headers.etag)
          expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length)
          const known = { 'accept-encoding': accept, 'if-none-match': String(packed.headers.etag) }
          expect((await get(url, known)).statusCode).toBe(304)
        }
      expect(plain.headers['content-encoding']).toBeUndefined()
    },
  )

  it('is not compressed if it is small', async () => {
    const small = await get('/api/v1/nowhere', { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBeUndefined()
    expect(small.json().message).toBe(messages.notFound)
  })

  it('is compressed for a visitor too, and not cached', async () => {
    const visitor = { 'x-visitor-id': '3f2b8c1e-aaaa-bbbb-cccc-0123456789ab' }
    const plain = await get('/api/v1/catalog/polo', visitor)
    const packed = await get('/api/v1/catalog/polo', { ...visitor, 'accept-encoding': 'br' })
    expect([packed.headers['content-encoding'], packed.headers['cache-control']]).toEqual([
      'br',
      'private, no-store',
    ])
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  })

  it('has its length but no body for HEAD', async () => {
    const head = await server().app.inject({
      method: 'HEAD',
      url: '/api/v1/openapi.json',
      headers: { 'accept-encoding': 'br' },
    })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    const packed = await get('/api/v1/openapi.json', { 'accept-encoding': 'br' })
    expect(head.headers['content-length']).toBe(String(packed.rawPayload.length))
  })
})

describe('an Accept-Encoding header', () => {
  it('is read in linear time, and ignored above 500 characters', async () => {
    const { acceptedEncodings } = await import('./compression.ts')
    const same = (header: string) => acceptedEncodings(header)
    expect(same('gzip, deflate, br, zstd')).toEqual(['br', 'zstd', 'gzip', 'identity'])
    expect(same('br;q=0.5, gzip;q=0.8, zstd;q=0')).toEqual(['gzip', 'br', 'identity'])
    expect(same('BR ; Q=1.0')).toEqual(['br', 'identity'])
    expect(same('identity, br;q=0.1')).toEqual(['identity', 'br'])
    expect(same('*')).toEqual(['br', 'zstd', 'gzip', 'identity'])
    expect(same('*;q=0')).toEqual([])
    expect(same('br;q=nonsense, gzip')).toEqual(['gzip', 'identity'])
    expect(same('brotli, xbr')).toEqual(['identity'])
    expect(same(`br, ${'a'.repeat(500)}`)).toEqual(['identity'])
    expect(same(`a;q=0${'0'.repeat(15_000)}x`)).toEqual(['identity'])
  })
})
