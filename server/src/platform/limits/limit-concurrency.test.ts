import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { limitConcurrency } from './limit-concurrency.ts'

let app: FastifyInstance
let url: string
/** Of those that were begun, what lets each end. */
let begun: (() => void)[]
let streams: Readable[]

beforeEach(async () => {
  begun = []
  streams = []
  app = fastify()
  await app.register(async (scope) => {
    limitConcurrency(scope, createConcurrencyLimit({ running: 2, waiting: 5 }))
    scope.get('/slow', () => new Promise((resolve) => begun.push(() => resolve({}))))
    scope.get('/quick', async () => ({}))
    scope.get('/stream', (_request, reply) => {
      const stream = new Readable({ read: () => undefined })
      streams.push(stream)
      stream.push('begun')
      return reply.send(stream)
    })
  })
  url = await app.listen({ port: 0 })
})
afterEach(() => app.close())

/** Asks, and goes away once `isBegun` says that it was. */
async function leave(path: string, isBegun: () => boolean): Promise<void> {
  const request = httpRequest(`${url}${path}`).end()
  request.on('error', () => undefined)
  await vi.waitFor(() => expect(isBegun()).toBe(true))
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  request.on('close', resolve)
  request.destroy()
  await closed
}
const quick = async () => (await fetch(`${url}/quick`)).status

it('frees the place of a client that went away before its answer, once what it asked for is done', async () => {
  for (let left = 1; left <= 5; left += 1) {
    await leave('/slow', () => begun.length === left)
    begun[left - 1]?.()
  }
  expect(await quick()).toBe(200)
})

it('keeps the place while what was asked for is being done, though its client is away', async () => {
  for (const count of [1, 2]) await leave('/slow', () => begun.length === count)
  const waiting = quick()
  const answered = vi.fn()
  waiting.then(answered)
  await fetch(`${url}/nowhere`)
  expect(answered).not.toHaveBeenCalled()
  begun[0]?.()
  expect(await waiting).toBe(200)
})

it('frees the place of whoever leaves an answer that goes on', async () => {
  for (let left = 1; left <= 5; left += 1) await leave('/stream', () => streams.length === left)
  expect(await quick()).toBe(200)
})
