import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { SOON } from '../../test/soon.ts'
import type { HealthOptions } from '../services.ts'
import { type HealthChecks, healthRoutes } from './health.ts'

const FRESH = { freshMs: 60_000 }
const well = async () => undefined

async function ask(parts: HealthChecks, options: HealthOptions = FRESH) {
  const app = fastify()
  healthRoutes(app, parts, options)
  const answer = await app.inject({ url: '/readyz' })
  return { status: answer.statusCode, body: answer.json() }
}

it('is ready while every part answers', async () => {
  expect(await ask({ database: well, storage: well })).toEqual({ status: 200, body: { status: 'ok' } })
})

it('names each failing part, with an error code', async () => {
  const refused = Object.assign(new Error('connect to 10.0.0.1'), { code: 'ECONNREFUSED' })
  const answer = await ask({ database: () => Promise.reject(refused), storage: well })
  expect(answer).toEqual({
    status: 503,
    body: { status: 'unavailable', parts: ['database'], details: { database: 'ECONNREFUSED' } },
  })
})

it('names a part that exceeds its timeout', async () => {
  const answer = await ask({ storage: () => new Promise(() => undefined) }, { ...FRESH, timeoutMs: 10 })
  expect(answer).toMatchObject({ status: 503, body: { details: { storage: 'no answer within 0.01 s' } } })
})

it('stays ready while a part reports a problem, and returns its message', async () => {
  const answer = await ask({ database: well, uploads: async () => 'the disk is full' })
  expect(answer).toEqual({
    status: 200,
    body: { status: 'degraded', details: { uploads: 'the disk is full' } },
  })
})

it('runs the checks once for concurrent requests', async () => {
  const app = fastify()
  const check = vi.fn(well)
  healthRoutes(app, { database: check }, FRESH)
  await Promise.all(Array.from({ length: 50 }, () => app.inject({ url: '/readyz' })))
  await app.inject({ url: '/readyz' })
  expect(check).toHaveBeenCalledTimes(1)
})

it('runs the checks again when the result has expired', async () => {
  const app = fastify()
  const check = vi.fn(well)
  healthRoutes(app, { database: check }, { freshMs: 0 })
  await vi.waitFor(async () => {
    await app.inject({ url: '/readyz' })
    expect(check.mock.calls.length).toBeGreaterThan(1)
  }, SOON)
})
