import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

it('limits running and waiting work, and throws 503 with Retry-After above that', async () => {
  const limit = createConcurrencyLimit({ running: 2, waiting: 1 })
  const gate = Promise.withResolvers<void>()
  let running = 0
  const work = async () => {
    running += 1
    await gate.promise
  }
  const taken = [limit.run(work), limit.run(work), limit.run(work)]
  await expect(limit.run(work)).rejects.toMatchObject({ status: 503, retryAfter: 2 })
  expect(running).toBe(2)
  gate.resolve()
  await Promise.all(taken)
  expect(running).toBe(3)
})

it('has room again after work that failed', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 0 })
  await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limit.run(async () => 'done')).toBe('done')
})
