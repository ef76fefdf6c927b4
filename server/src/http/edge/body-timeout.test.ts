import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { messages } from '@rapport/contract/errors/messages'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { handleErrors } from '../../platform/http/error-handler.ts'
import { limitBodyTime } from './body-timeout.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = fastify({ forceCloseConnections: true })
  handleErrors(app)
  limitBodyTime(app, 200)
  app.post('/api/log-in', async ({ body }) => body)
  app.post('/api/order', { config: { slowBody: true } }, async ({ body }) => body)
  app.post(
    '/api/refuse',
    { onRequest: async (_request, reply) => reply.code(403).send({}) },
    async () => ({}),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** Sends the first half of a body and keeps the connection open. */
async function begin(path: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const seen = { answer: '', closed: false }
  socket.on('data', (bytes) => {
    seen.answer += bytes
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    seen.closed = true
  })
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 8\r\n\r\n{"a"`,
  )
  return { socket, seen }
}

it('answers 408 for a body that does not arrive, but accepts a slow order', async () => {
  const order = await begin('/api/order')
  const logIn = await begin('/api/log-in')
  await vi.waitFor(() => expect(logIn.seen.closed).toBe(true), { timeout: 10_000 })
  expect(logIn.seen.answer).toMatch(/^HTTP\/1.1 408 /)
  expect(logIn.seen.answer).toContain(messages.bodyTooSlow)
  order.socket.write(':10}')
  await vi.waitFor(() => expect(order.seen.answer).toContain('{"a":10}'), { timeout: 10_000 })
  expect(order.seen.answer).toMatch(/^HTTP\/1.1 200 /)
  order.socket.destroy()
})

it('disconnects a client that was rejected and still sends', async () => {
  const { seen } = await begin('/api/refuse')
  await vi.waitFor(() => expect(seen.closed).toBe(true), { timeout: 10_000 })
  expect(seen.answer).toMatch(/^HTTP\/1.1 403 /)
})
