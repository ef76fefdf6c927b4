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

it('names each part that does not answer, and why in codes', async () => {
  const refused = Object.assign(new Error('connect to 10.0.0.1'), { code: 'ECONNREFUSED' })
  const answer = await ask({ database: () => Promise.reject(refused), storage: well })
  expect(answer).toEqual({
    status: 503,
    body: { status: 'unavailable', parts: ['database'], details: { database: 'ECONNREFUSED' } },
  })
})

it('names a part that is silent for longer than its patience', async () => {
  const answer = await ask({ storage: () => new Promise(() => undefined) }, { ...FRESH, patienceMs: 10 })
  expect(answer).toMatchObject({ status: 503, body: { details: { storage: 'no answer within 0.01 s' } } })
})

it('stays ready where a part says that it is not well, and tells what it says', async () => {
  const answer = await ask({ database: well, uploads: async () => 'the disk is full' })
  expect(answer).toEqual({
    status: 200,
    body: { status: 'degraded', details: { uploads: 'the disk is full' } },
  })
})

it('asks the parts once for all who want to know at about the same time', async () => {
  const app = fastify()
  const check = vi.fn(well)
  healthRoutes(app, { database: check }, FRESH)
  await Promise.all(Array.from({ length: 50 }, () => app.inject({ url: '/readyz' })))
  await app.inject({ url: '/readyz' })
  expect(check).toHaveBeenCalledTimes(1)
})

it('asks again once the answer is no longer fresh', async () => {
  const app = fastify()
  const check = vi.fn(well)
  healthRoutes(app, { database: check }, { freshMs: 0 })
  await vi.waitFor(async () => {
    await app.inject({ url: '/readyz' })
    expect(check.mock.calls.length).toBeGreaterThan(1)
  }, SOON)
})
