import { expect, it, vi } from 'vitest'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { rateLimits } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'
import { createStoredRateLimit, createTieredRateLimit, deleteExpiredRateLimits } from './stored-rate-limit.ts'

describeOnDatabase('a limit in the database', (database) => {
  const create = (points: number, windowSeconds = 600) =>
    createStoredRateLimit(database().orm, { name: 'probe', points, windowSeconds })

  it('counts concurrent requests of all processes', async () => {
    const processes = [create(5), create(5)]
    const tries = Array.from({ length: 20 }, (_, n) => processes[n % 2]?.consume('key'))
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('returns the end of its window, which rejected requests do not postpone', async () => {
    const limit = create(1)
    await limit.consume('key')
    const refusals = [await limit.consume('key').catch((e) => e), await limit.consume('key').catch((e) => e)]
    for (const error of refusals) {
      expect(error).toBeInstanceOf(ApiError)
      expect([error.status, error.limit]).toEqual([429, 'probe'])
      expect(error.retryAfter).toBeGreaterThan(590)
      expect(error.retryAfter).toBeLessThanOrEqual(600)
    }
  })

  it('counts from zero when its window has ended', async () => {
    const limit = create(1, 0.001)
    await limit.consume('key')
    await expect
      .poll(() =>
        limit.consume('key').then(
          () => 'counted',
          () => 'refused',
        ),
      )
      .toBe('counted')
  })

  it('blocks no longer when the clock is set back', async () => {
    const limit = create(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 })
    try {
      for (const key of ['used', 'counted', 'asked']) await limit.consume(key)
      await expect(limit.consume('used')).rejects.toMatchObject({ status: 429 })
    } finally {
      vi.useRealTimers()
    }
    expect(await limit.get('asked')).toEqual({ points: 0, msBeforeNext: 0 })
    expect((await limit.count('counted')).points).toBe(1)
    await limit.consume('used')
    const refusal = await limit.consume('used').catch((error) => error)
    expect(refusal.status).toBe(429)
    expect(refusal.retryAfter).toBeLessThanOrEqual(600)
  })

  it('counts above its maximum, and can be opened and reset', async () => {
    const limit = create(1)
    await limit.count('key')
    expect((await limit.count('key')).points).toBe(2)
    await limit.open('key')
    const opened = await limit.get('key')
    expect([opened.points, opened.msBeforeNext > 0]).toEqual([0, true])
    await limit.delete('key')
    expect(await limit.get('key')).toEqual({ points: 0, msBeforeNext: 0 })
  })

  it('lengthens the wait for repeated requests with several windows', async () => {
    const limit = createTieredRateLimit(database().orm, 'tiers', [
      { points: 2, windowSeconds: 60 },
      { points: 3, windowSeconds: 3600 },
    ])
    const waits: number[] = []
    for (let n = 0; n < 5; n += 1)
      await limit.consume('key').then(
        () => waits.push(0),
        (error: ApiError) => waits.push(error.retryAfter ?? -1),
      )
    expect(waits.slice(0, 2)).toEqual([0, 0])
    expect(waits[2]).toBeLessThanOrEqual(60)
    await createStoredRateLimit(database().orm, { name: 'tiers-60', points: 2, windowSeconds: 60 }).delete(
      'key',
    )
    await limit.consume('key')
    const refused = await limit.consume('key').catch((error: ApiError) => error)
    expect(refused).toMatchObject({ status: 429 })
    expect((refused as ApiError).retryAfter).toBeGreaterThan(3500)
    await limit.delete('key')
    await limit.consume('key')
  })

  it('leaves no row behind once its window has ended', async () => {
    await create(5).consume('key')
    await deleteExpiredRateLimits(database().orm, new Date())
    expect(await database().orm.select().from(rateLimits)).toHaveLength(1)
    await deleteExpiredRateLimits(database().orm, new Date(Date.now() + 601_000))
    expect(await database().orm.select().from(rateLimits)).toEqual([])
  })
})
