import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { orderForm, sendOrder, validFields } from '../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../test/orders-app.ts'
import { SOON } from '../../test/soon.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { orders } from './tables.ts'

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x')

let database: TestDatabase
let server: OrdersApp
beforeAll(async () => {
  database = await openTestDatabase()
  await seedSmallFactory(database.database)
  server = await openOrdersApp(database.database)
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

/** Opens a raw connection and records what the server answers. */
async function open(path: string, headers: Record<string, string>) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  const seen = { answer: '', error: undefined as Error | undefined }
  socket.on('data', (bytes) => {
    seen.answer += bytes
  })
  socket.on('error', (error) => {
    seen.error = error
  })
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  return { socket, seen }
}

const write = (socket: Socket, bytes: Buffer | string) =>
  new Promise<void>((resolve) => socket.write(bytes, () => resolve()))

const multipart = 'multipart/form-data; boundary=b'
const fileStart = `--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`

it('leaves no file and no row when the connection is cut within a file', async () => {
  const { socket } = await open(endpointRoutes.sendOrderMail.path, {
    'x-requested-with': 'XMLHttpRequest',
    'content-type': multipart,
    'content-length': '50000000',
  })
  await write(socket, fileStart)
  await write(socket, MEGABYTE)
  await vi.waitFor(async () => expect((await server.files()).incoming).toHaveLength(1), SOON)
  socket.destroy()
  await vi.waitFor(async () => expect(await server.files()).toEqual({ incoming: [], stored: [] }), SOON)
  expect(await database.database.orm.select().from(orders)).toEqual([])
})

it.each([
  ['the API', endpointRoutes.sendOrderMail.path, { 'content-type': multipart }, '403'],
  [
    'the API',
    endpointRoutes.sendOrderMail.path,
    { 'content-type': 'image/png', 'x-requested-with': 'XMLHttpRequest' },
    '415',
  ],
  ['the form', ORDER_PATH, { 'content-type': multipart, 'sec-fetch-site': 'cross-site' }, '403'],
  ['the form', ORDER_PATH, { 'content-type': 'image/png' }, '415'],
])(
  'answers %s with an error while the client still sends, and reads the rest',
  async (_, path, headers, status) => {
    const { socket, seen } = await open(path, { ...headers, 'content-length': String(40 * MEGABYTE.length) })
    await write(socket, MEGABYTE)
    await vi.waitFor(() => expect(seen.answer).toMatch(/\r\n\r\n./), SOON)
    expect(seen.answer.split(' ', 2)[1]).toBe(status)
    for (let n = 1; n < 40; n += 1) await write(socket, MEGABYTE)
    expect(seen.error).toBeUndefined()
    socket.end()
  },
)

it('closes the connection of a refused client after reading the rest of its body', async () => {
  const { socket, seen } = await open(endpointRoutes.sendOrderMail.path, {
    'content-type': multipart,
    'content-length': String(2 * MEGABYTE.length),
  })
  const closed = once(socket, 'close')
  await write(socket, MEGABYTE)
  await vi.waitFor(() => expect(seen.answer).toMatch(/\r\n\r\n./), SOON)
  expect(seen.answer).toMatch(/connection: close/i)
  await write(socket, MEGABYTE)
  await closed
  expect(seen.error).toBeUndefined()
})

it('accepts orders afterwards', async () => {
  expect((await sendOrder(server.url, orderForm(validFields))).status).toBe(200)
})

it.each([endpointRoutes.sendOrderMail.path, ORDER_PATH])(
  'answers 408 at %s when a file stops arriving, and leaves no file',
  async (path) => {
    server.app.server.timeout = 300
    const { socket, seen } = await open(path, {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': multipart,
      'content-length': '50000000',
    })
    server.app.server.timeout = 60_000
    await write(socket, fileStart)
    await write(socket, MEGABYTE)
    await vi.waitFor(() => expect(seen.answer).toContain(messages.bodyTooSlow), SOON)
    expect(seen.answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(seen.answer).toMatch(/\r\nconnection: close\r\n/i)
    socket.destroy()
    await vi.waitFor(async () => expect(await server.files()).toEqual({ incoming: [], stored: [] }), SOON)
    expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
  },
)
