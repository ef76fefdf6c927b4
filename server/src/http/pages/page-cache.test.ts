import { describe, expect, it, vi } from 'vitest'
import { createPageCache, type EncodedResponse } from './page-cache.ts'

function page(text: string, cached = true): EncodedResponse {
  const identity = { body: Buffer.from(text), etag: `"${text}"`, headers: {} }
  return {
    status: 200,
    cached,
    encodings: { identity },
    encode: async () => identity,
    countUse: () => undefined,
  }
}

const etagOf = (stored: EncodedResponse | undefined) => stored?.encodings.identity.etag

describe('the page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const cache = createPageCache(10_000)
    const render = vi.fn(async () => page('a'))
    const answers = await Promise.all([
      cache.load('/', render),
      cache.load('/', render),
      cache.load('/', render),
    ])
    expect(render).toHaveBeenCalledTimes(1)
    expect(new Set(answers).size).toBe(1)
    expect(cache.get('/')).toBe(answers[0])
  })

  it('does not cache or serve a page whose content changed while it rendered', async () => {
    const cache = createPageCache(10_000)
    const rendering = Promise.withResolvers<EncodedResponse>()
    const early = cache.load('/', () => rendering.promise)
    cache.clear()
    const late = cache.load('/', async () => page('new'))
    rendering.resolve(page('old'))
    expect(etagOf(await early)).toBe('"old"')
    expect(etagOf(await late)).toBe('"new"')
    expect(etagOf(cache.get('/'))).toBe('"new"')
  })

  it('does not cache an uncacheable or missing page', async () => {
    const cache = createPageCache(10_000)
    expect(etagOf(await cache.load('/once/', async () => page('once', false)))).toBe('"once"')
    expect(await cache.load('/none/', async () => undefined)).toBeUndefined()
    expect([cache.get('/once/'), cache.get('/none/')]).toEqual([undefined, undefined])
  })

  it('evicts the least recently used pages above its size', async () => {
    const cache = createPageCache(3_300)
    for (const key of ['a', 'b', 'c']) await cache.load(key, async () => page(key))
    cache.get('a')
    await cache.load('d', async () => page('d'))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
    expect(cache.size().bytes).toBeLessThanOrEqual(3_300)
  })

  it('renders again after a failure', async () => {
    const cache = createPageCache(10_000)
    await expect(cache.load('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(etagOf(await cache.load('/', async () => page('a')))).toBe('"a"')
  })
})
