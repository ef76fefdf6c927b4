import { messages } from '@rapport/contract/errors/messages'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { handleErrors } from '../http/error-handler.ts'
import { createSecurityLog, logRateLimits } from '../security/security-log.ts'
import { limitRate, limitStoredRate } from './route-rate-limit.ts'
import { createStoredRateLimit } from './stored-rate-limit.ts'

let app: FastifyInstance
let test: TestDatabase | undefined
afterEach(async () => {
  await app.close()
  await test?.drop()
  test = undefined
})

async function openApp(limit: (scope: FastifyInstance) => Promise<void> | void): Promise<string[]> {
  const lines: string[] = []
  app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } }, trustProxy: true })
  handleErrors(app)
  logRateLimits(app, createSecurityLog(app.log, Buffer.from('secret')))
  await app.register(async (scope) => {
    await limit(scope)
    scope.get('/api/v1/probe', async () => 'ok')
  })
  return lines
}

const get = (ip = '203.0.113.9') => app.inject({ url: '/api/v1/probe', headers: { 'x-forwarded-for': ip } })

const limits: [string, (scope: FastifyInstance) => Promise<void> | void][] = [
  ['counted in the process', (scope) => limitRate(scope, 'probe', { max: 2, windowMs: 600_000 })],
  [
    'counted in the database',
    async (scope) => {
      test = await openTestDatabase()
      const options = { name: 'probe', points: 2, windowSeconds: 600 }
      limitStoredRate(scope, createStoredRateLimit(test.database.orm, options), Buffer.from('test'))
    },
  ],
]

it.each(limits)('answers 429 with the time to wait above a limit %s, and logs it', async (_, limit) => {
  const lines = await openApp(limit)
  expect([(await get()).statusCode, (await get()).statusCode]).toEqual([200, 200])
  const refused = await get()
  expect(refused.statusCode).toBe(429)
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(590)
  expect(seconds).toBeLessThanOrEqual(600)
  expect(refused.json()).toMatchObject({ message: messages.tooManyRequestsUntil(seconds) })
  const event = lines.map((line) => JSON.parse(line)).find((line) => line.security)
  expect(event).toMatchObject({ security: 'rate_limited', limit: 'probe', network: '203.0.113.0/24' })
})

it.each(limits)(
  'counts addresses separately, and an IPv6 network of 64 bits as one, %s',
  async (_, limit) => {
    await openApp(limit)
    await get()
    await get()
    expect((await get('203.0.113.10')).statusCode).toBe(200)
    for (const end of ['1', '2']) expect((await get(`2001:db8::${end}`)).statusCode).toBe(200)
    expect((await get('2001:db8::3')).statusCode).toBe(429)
    expect((await get('2001:db8:0:1::3')).statusCode).toBe(200)
  },
)
