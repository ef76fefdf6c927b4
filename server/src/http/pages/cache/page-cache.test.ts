import type { Api } from '@rapport/contract/endpoints/api'
import { describe, expect, it, vi } from 'vitest'
import { createConcurrencyLimit } from '../../../platform/limits/concurrency-limit.ts'
import { createPageApi } from './page-api.ts'
import { createPageCache, type EncodedResponse } from './page-cache.ts'
import { createReads } from './reads.ts'

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

function cacheOf(bytesMax: number) {
  const reads = createReads({ isContent: () => true, tablesIn: () => [] }, () => 0)
  const renders = createConcurrencyLimit({ running: 4, waiting: 4 })
  return { ...createPageCache({ bytesMax, reads, renders, clock: () => 0 }), change: reads.noteChange }
}

const etagOf = (stored: EncodedResponse | undefined) => stored?.encodings.identity.etag

describe('the page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const cache = cacheOf(10_000)
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

  it('does not cache or serve a page that was being rendered when it was cleared', async () => {
    const cache = cacheOf(10_000)
    const rendering = Promise.withResolvers<EncodedResponse>()
    const early = cache.load('/', () => rendering.promise)
    cache.clear()
    const late = cache.load('/', async () => page('new'))
    rendering.resolve(page('old'))
    expect(etagOf(await early)).toBe('"old"')
    expect(etagOf(await late)).toBe('"new"')
    expect(etagOf(cache.get('/'))).toBe('"new"')
  })

  it('drops a page without reads at every change, even if it was being rendered', async () => {
    const cache = cacheOf(10_000)
    await cache.load('/', async () => page('a'))
    cache.change({ table: 'posts' })
    expect(cache.get('/')).toBeUndefined()
    await cache.load('/', async () => {
      cache.change({ table: 'posts', keys: ['id=1'] })
      return page('b')
    })
    expect(cache.get('/')).toBeUndefined()
  })

  it('does not cache an uncacheable or missing page', async () => {
    const cache = cacheOf(10_000)
    expect(etagOf(await cache.load('/once/', async () => page('once', false)))).toBe('"once"')
    expect(await cache.load('/none/', async () => undefined)).toBeUndefined()
    expect([cache.get('/once/'), cache.get('/none/')]).toEqual([undefined, undefined])
  })

  it('evicts the least recently used pages above its size', async () => {
    const cache = cacheOf(3_300)
    for (const key of ['a', 'b', 'c']) await cache.load(key, async () => page(key))
    cache.get('a')
    await cache.load('d', async () => page('d'))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
    expect(cache.size().bytes).toBeLessThanOrEqual(3_300)
  })

  it('renders again after a failure', async () => {
    const cache = cacheOf(10_000)
    await expect(cache.load('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(etagOf(await cache.load('/', async () => page('a')))).toBe('"a"')
  })
})

describe('a cached page after a change', () => {
  /** A page that shows the stories of the site, with the time of its cache. */
  function openPage() {
    const clock = { ms: 0 }
    const content = { value: 'old', renderings: 0, ready: Promise.resolve() }
    const reads = createReads({ isContent: () => true, tablesIn: () => [] }, () => clock.ms)
    const renders = createConcurrencyLimit({ running: 4, waiting: 4 })
    const cache = createPageCache({ bytesMax: 10_000, reads, renders, clock: () => clock.ms })
    const api = createPageApi({ getLicenses: async () => content.value } as unknown as Api, reads)
    const load = async () =>
      etagOf(
        await cache.load('/', async () => {
          content.renderings += 1
          const text = String(await api.getLicenses())
          await content.ready
          return page(text)
        }),
      )
    return { clock, content, cache, load, change: () => reads.noteChange({ table: 'licenses' }) }
  }

  it('is not rendered again if the results of its reads are the same', async () => {
    const { content, cache, load, change } = openPage()
    await load()
    change()
    expect(cache.get('/')).toBeUndefined()
    expect(await load()).toBe('"old"')
    expect(content.renderings).toBe(1)
    expect(etagOf(cache.get('/'))).toBe('"old"')
  })

  it('is sent for less than a second while it is rendered again', async () => {
    const { clock, content, load, change } = openPage()
    await load()
    const rendering = Promise.withResolvers<void>()
    Object.assign(content, { value: 'new', ready: rendering.promise })
    change()
    const first = load()
    clock.ms = 899
    expect(await load()).toBe('"old"')
    clock.ms = 1000
    const last = load()
    rendering.resolve()
    expect([await first, await last]).toEqual(['"new"', '"new"'])
    expect(content.renderings).toBe(2)
  })

  it('is never sent to the first visitor who requests it', async () => {
    const { content, load, change } = openPage()
    await load()
    content.value = 'new'
    change()
    expect(await load()).toBe('"new"')
  })

  it('is not sent if it was outdated for long before the last change', async () => {
    const { clock, content, load, change } = openPage()
    await load()
    content.value = 'newer'
    change()
    clock.ms = 5000
    change()
    const rendering = Promise.withResolvers<void>()
    content.ready = rendering.promise
    const answers = [load(), load()]
    rendering.resolve()
    expect(await Promise.all(answers)).toEqual(['"newer"', '"newer"'])
  })

  it('is rendered again if it changed while it was rendered', async () => {
    const { content, cache, load, change } = openPage()
    const rendering = Promise.withResolvers<void>()
    content.ready = rendering.promise
    const early = load()
    await vi.waitFor(() => expect(content.renderings).toBe(1))
    await Promise.resolve()
    content.value = 'new'
    change()
    rendering.resolve()
    await early
    expect(cache.get('/')).toBeUndefined()
    expect(await load()).toBe('"new"')
  })
})
