import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import { ORDER_FILE_BYTES_MAX } from '@rapport/contract/orders/order-limits'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { ajax, orderForm, sendOrder, type TestFile, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { orderCounters, orders } from '../tables.ts'

let database: TestDatabase
let server: OrdersApp

beforeAll(async () => {
  database = await openTestDatabase()
  await seedSmallFactory(database.database)
  server = await openOrdersApp(database.database, { limits: { orders: { max: 1000, windowMs: 60_000 } } })
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

afterEach(async () => {
  const { orm } = database.database
  expect(await server.files(), 'a refused order leaves no file').toEqual({ incoming: [], stored: [] })
  expect(await orm.select().from(orders), 'a refused order leaves no row').toEqual([])
  expect(await orm.select().from(orderCounters), 'a refused order gets no number').toEqual([])
})

const pdf = (name = 'макет.pdf', field = 'files[]'): TestFile => ({ name, bytes: samples.pdf, field })
const send = (fields: Record<string, string>, files: TestFile[] = []) =>
  sendOrder(server.url, orderForm(fields, files))
const post = (body: string, type: string) => sendOrder(server.url, body, { 'content-type': type })

it('refuses a sixth file with «Макс. число файлов для загрузки - 5»', async () => {
  const answer = await send(
    validFields,
    Array.from({ length: 6 }, (_, n) => pdf(`${n}.pdf`)),
  )
  expect([answer.status, answer.failure.errors]).toEqual([422, { files: [messages.filesTooMany] }])
  expect(messages.filesTooMany).toBe('Вы загрузили слишком много файлов. Макс. число файлов для загрузки - 5')
})

it('answers 413 with its name to a file above 100 MB', async () => {
  const bytes = Buffer.alloc(ORDER_FILE_BYTES_MAX + 1)
  samples.pdf.copy(bytes)
  const answer = await send(validFields, [{ name: 'большой.pdf', bytes }])
  expect([answer.status, answer.failure.errors]).toEqual([
    413,
    { files: [messages.fileTooLarge('большой.pdf')] },
  ])
})

it('answers 413 while a body above five files of 100 MB arrives', async () => {
  const start = `--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n`
  const chunk = Buffer.alloc(8 * 1024 * 1024)
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(sent === 0 ? Buffer.from(start) : chunk)
      sent += chunk.length
      if (sent > 6 * ORDER_FILE_BYTES_MAX) controller.close()
    },
  })
  const response = await fetch(`${server.url}${endpointRoutes.sendOrderMail.path}`, {
    method: 'POST',
    body: endless,
    headers: { ...ajax, 'content-type': 'multipart/form-data; boundary=b' },
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ errors: { message: [messages.bodyTooLarge] } })
})

it('reports an empty file, a wrong extension and a wrong content together, each with its name', async () => {
  const answer = await send({ ...validFields, phone: '900' }, [
    { name: 'пусто.pdf', bytes: new Uint8Array() },
    { name: 'вирус.exe', bytes: samples.program },
    { name: 'вирус.ai', bytes: samples.program },
    pdf('хороший.pdf'),
  ])
  expect([answer.status, answer.failure.errors]).toEqual([
    422,
    {
      phone: [messages.phoneFormat],
      files: [
        messages.fileEmpty('пусто.pdf'),
        messages.fileKind('вирус.exe'),
        messages.fileContent('вирус.ai'),
      ],
    },
  ])
})

it.each(['a.svg', 'a.pdf'])('answers quickly to %s that starts with many brackets', async (name) => {
  const bytes = Buffer.from(`<!DOCTYPE svg ${'[]'.repeat(60)}`)
  const answer = await send(validFields, [{ name, bytes }])
  expect([answer.status, answer.failure.errors]).toEqual([422, { files: [messages.fileContent(name)] }])
})

it('refuses a file in another field', async () => {
  const answer = await send(validFields, [pdf('a.pdf', 'photo')])
  expect([answer.status, answer.failure.errors]).toEqual([422, { files: [messages.fileUpload] }])
})

it('refuses an unknown city', async () => {
  const answer = await send({ ...validFields, cityId: '4' })
  expect([answer.status, answer.failure.errors]).toEqual([422, { cityId: [messages.cityUnknown] }])
})

it('reports every invalid field', async () => {
  const wrong = {
    name: 'R2D2',
    phone: '8 900',
    email: 'нет',
    comment: 'а'.repeat(10_000),
    policy: '0',
    utmTerm: 'x'.repeat(256),
  }
  expect((await send(wrong)).failure.errors).toEqual({
    name: [messages.nameLetters],
    phone: [messages.phoneFormat],
    email: [messages.emailFormat],
    comment: [messages.commentTooLong],
    policy: [messages.policyRequired],
    utmTerm: [messages.fieldTooLong],
  })
  const none = await send({})
  expect([none.status, none.failure.errors]).toEqual([
    422,
    { name: [messages.nameRequired], phone: [messages.phoneRequired], email: [messages.emailRequired] },
  ])
})

it.each(['multipart', 'url-encoded', 'JSON'])(
  'answers 413 to a field of megabytes in a %s body',
  async (type) => {
    const fields = { ...validFields, comment: 'x'.repeat(3_000_000) }
    const bodies: Record<string, () => ReturnType<typeof sendOrder>> = {
      multipart: () => send(fields),
      'url-encoded': () => sendOrder(server.url, new URLSearchParams(fields)),
      JSON: () => post(JSON.stringify(fields), 'application/json'),
    }
    expect((await bodies[type]?.())?.status).toBe(413)
  },
)

it('refuses too many fields, parts or part headers', async () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`f${n}`, 'x']))
  expect((await send({ ...validFields, ...many })).status).toBe(413)
  expect((await sendOrder(server.url, new URLSearchParams({ ...validFields, ...many }))).status).toBe(413)
  const headers = Array.from({ length: 50 }, (_, n) => `X-${n}: y\r\n`).join('')
  const late = `--b\r\n${headers}Content-Disposition: form-data; name="name"\r\n\r\nАнна\r\n--b--\r\n`
  expect((await post(late, 'multipart/form-data; boundary=b')).status).toBe(422)
})

it.each([
  ['has no boundary', 'x', 'multipart/form-data'],
  ['lacks its boundary', 'x'.repeat(1000), 'multipart/form-data; boundary=b'],
  [
    'ends within a part',
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nАнна',
    'multipart/form-data; boundary=b',
  ],
  [
    'ends within a file',
    `--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7\n${'x'.repeat(100_000)}`,
    'multipart/form-data; boundary=b',
  ],
  [
    'has a field __proto__',
    '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
  ],
  ['is invalid JSON', '{"name":', 'application/json'],
  ['is JSON, but not an object', '[1]', 'application/json'],
  ['sets __proto__', '{"__proto__":{"x":1}}', 'application/json'],
])('answers 400 when the body %s', async (_, body, type) => {
  const answer = await post(body, type)
  expect([answer.status, answer.failure.message]).toEqual([400, expect.stringMatching(/[а-яё]/)])
})

it.each(['text/plain', 'application/xml', 'image/png'])('answers 415 to %s', async (type) => {
  expect((await post('name=x', type)).status).toBe(415)
})

it('answers 403 without X-Requested-With, and to another site', async () => {
  const bare = await fetch(`${server.url}${endpointRoutes.sendOrderMail.path}`, {
    method: 'POST',
    body: orderForm(validFields),
  })
  expect(bare.status).toBe(403)
  const foreign = await sendOrder(server.url, orderForm(validFields, [pdf()]), {
    'sec-fetch-site': 'cross-site',
  })
  expect([foreign.status, foreign.failure.message]).toEqual([403, messages.forbidden])
})

it.each(['x'.repeat(201), 'ключ', 'a\tb'])('answers 400 to an invalid Idempotency-Key', async (key) => {
  const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') }
  const answer = await sendOrder(server.url, orderForm(validFields), headers)
  expect([answer.status, answer.failure.message]).toEqual([400, messages.idempotencyKey])
})
