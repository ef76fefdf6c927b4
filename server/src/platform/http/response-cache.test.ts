import { expect, it, vi } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const create = (entriesMax = 10, bytesMax = 1000) =>
  createResponseCache<string>({ entriesMax, bytesMax, sizeOf: (answer) => answer.length })

it('computes an answer once for all who ask, at the same time and later', async () => {
  const cache = create()
  const compute = vi.fn(async () => 'answer')
  expect(await Promise.all([cache.load('a', compute), cache.load('a', compute)])).toEqual([
    'answer',
    'answer',
  ])
  expect(await cache.load('a', compute)).toBe('answer')
  expect(compute).toHaveBeenCalledTimes(1)
})

it('computes anew after it was cleared, also what was under way then', async () => {
  const cache = create()
  const old = Promise.withResolvers<string>()
  const early = cache.load('a', () => old.promise)
  cache.clear()
  expect(await cache.load('a', async () => 'new')).toBe('new')
  old.resolve('old')
  expect(await early).toBe('old')
  expect(await cache.load('a', async () => 'newer')).toBe('new')
})

it('does not keep a failure', async () => {
  const cache = create()
  await expect(cache.load('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.load('a', async () => 'answer')).toBe('answer')
})

it('drops what was asked for longest ago above so many answers', async () => {
  const cache = create(2)
  for (const key of ['a', 'b', 'a', 'c']) await cache.load(key, async () => key)
  expect(['a', 'b', 'c'].filter(cache.has)).toEqual(['a', 'c'])
})

it('drops what was asked for longest ago above so many bytes', async () => {
  const cache = create(10, 100)
  for (const key of ['a', 'b', 'c']) await cache.load(key, async () => 'x'.repeat(40))
  expect(['a', 'b', 'c'].filter(cache.has)).toEqual(['b', 'c'])
})
