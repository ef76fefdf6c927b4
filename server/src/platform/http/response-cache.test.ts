import { expect, it, vi } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const create = (entriesMax = 10, bytesMax = 1000) =>
  createResponseCache<string>({ entriesMax, bytesMax, sizeOf: (answer) => answer.length })

it('computes a value once for all callers, concurrent and later', async () => {
  const cache = create()
  const compute = vi.fn(async () => 'answer')
  expect(await Promise.all([cache.load('a', compute), cache.load('a', compute)])).toEqual([
    'answer',
    'answer',
  ])
  expect(await cache.load('a', compute)).toBe('answer')
  expect(compute).toHaveBeenCalledTimes(1)
})

it('computes a value again after a clear, even if it was being computed', async () => {
  const cache = create()
  const old = Promise.withResolvers<string>()
  const early = cache.load('a', () => old.promise)
  cache.clear()
  expect(await cache.load('a', async () => 'new')).toBe('new')
  old.resolve('old')
  expect(await early).toBe('old')
  expect(await cache.load('a', async () => 'newer')).toBe('new')
})

it('does not cache a failure', async () => {
  const cache = create()
  await expect(cache.load('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.load('a', async () => 'answer')).toBe('answer')
})

it('evicts the least recently used values above the maximum count', async () => {
  const cache = create(2)
  for (const key of ['a', 'b', 'a', 'c']) await cache.load(key, async () => key)
  expect(['a', 'b', 'c'].filter(cache.has)).toEqual(['a', 'c'])
})

it('evicts the least recently used values above the maximum bytes', async () => {
  const cache = create(10, 100)
  for (const key of ['a', 'b', 'c']) await cache.load(key, async () => 'x'.repeat(40))
  expect(['a', 'b', 'c'].filter(cache.has)).toEqual(['b', 'c'])
})
