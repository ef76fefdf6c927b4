import { expect, it } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { createIpLimit } from './ip-limit.ts'

function refusalOf(run: () => void): ApiError | undefined {
  try {
    run()
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

it('allows a number of requests per window, and returns the time to wait', () => {
  const limit = createIpLimit({ name: 'test', points: 3, windowMs: 60_000 })
  for (let n = 0; n < 3; n += 1) limit.consume('203.0.113.7')
  const refusal = refusalOf(() => limit.consume('203.0.113.7'))
  expect(refusal?.status).toBe(429)
  expect(refusal?.retryAfter).toBeGreaterThan(50)
  expect(refusal?.retryAfter).toBeLessThanOrEqual(60)
  expect(refusalOf(() => limit.consume('203.0.113.8'))).toBeUndefined()
})

it('counts the addresses of one IPv6 network together', () => {
  const limit = createIpLimit({ name: 'test', points: 1, windowMs: 60_000 })
  limit.consume('2001:db8:1:2::1')
  expect(refusalOf(() => limit.consume('2001:db8:1:2::ffff'))?.status).toBe(429)
  expect(refusalOf(() => limit.consume('2001:db8:1:3::1'))).toBeUndefined()
})

it('counts from zero when the window has ended', () => {
  const limit = createIpLimit({ name: 'test', points: 1, windowMs: 0 })
  for (let n = 0; n < 5; n += 1) expect(refusalOf(() => limit.consume('203.0.113.7'))).toBeUndefined()
})

it('evicts the oldest addresses above the maximum, in little time', () => {
  const limit = createIpLimit({ name: 'test', points: 1, windowMs: 60_000 })
  const ip = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
  for (let n = 0; n < 25_000; n += 1) limit.consume(ip(n))
  expect(refusalOf(() => limit.consume(ip(24_999)))?.status).toBe(429)
  expect(refusalOf(() => limit.consume(ip(0)))).toBeUndefined()
})
