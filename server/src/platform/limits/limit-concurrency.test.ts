import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { limitConcurrency } from './limit-concurrency.ts'

let app: FastifyInstance
let url: string
/** Functions that end the requests under way. */
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

/** Sends a request, and aborts it once `isBegun` returns true. */
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

it('frees the slot of an aborted request once its handler is done', async () => {
  for (let left = 1; left <= 5; left += 1) {
    await leave('/slow', () => begun.length === left)
    begun[left - 1]?.()
  }
  expect(await quick()).toBe(200)
})

it('occupies the slot while the handler of an aborted request runs', async () => {
  for (const count of [1, 2]) await leave('/slow', () => begun.length === count)
  const waiting = quick()
  const answered = vi.fn()
  waiting.then(answered)
  await fetch(`${url}/nowhere`)
  expect(answered).not.toHaveBeenCalled()
  begun[0]?.()
  expect(await waiting).toBe(200)
})

it('frees the slot when the client aborts a streamed response', async () => {
  for (let left = 1; left <= 5; left += 1) await leave('/stream', () => streams.length === left)
  expect(await quick()).toBe(200)
})
