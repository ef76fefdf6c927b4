import { afterAll, beforeAll, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { signPath } from '../../platform/security/signed-url.ts'
import { orderFiles } from '../tables.ts'
import { orderFileKey } from './file-key.ts'
import { fileLinkEnd, filePath, signedFileUrl } from './file-link.ts'

const NAME = "Эскиз 100% «юбка» (1)'.svg"

let database: TestDatabase
let server: OrdersApp
let id: string
beforeAll(async () => {
  database = await openTestDatabase()
  await seedSmallFactory(database.database)
  server = await openOrdersApp(database.database)
  const svg = { name: NAME, bytes: samples['svg with a script'] }
  expect((await sendOrder(server.url, orderForm(validFields, [svg]))).status).toBe(200)
  const [file] = await database.database.orm.select().from(orderFiles)
  id = file?.id ?? ''
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

const link = () => signedFileUrl(server.url, server.orders.fileKeys, id, new Date())

it('limits a link in a mail to the lifetime of its file, and to a year', () => {
  const day = (text: string) => new Date(`${text}T12:00:00Z`)
  const end = (placed: string, keepDays: number, now: string) =>
    fileLinkEnd(day(placed), keepDays, day(now)).toISOString().slice(0, 10)
  expect(end('2026-01-01', 90, '2026-01-01')).toBe('2026-04-01')
  expect(end('2026-01-01', 90, '2026-03-01')).toBe('2026-04-01')
  expect(end('2026-01-01', 3650, '2026-01-01')).toBe('2027-01-01')
  expect(end('2026-01-01', 3650, '2028-01-01')).toBe('2028-12-31')
})

it('sends the file for a signed URL as a download with its name', async () => {
  const response = await fetch(link())
  expect(response.status).toBe(200)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(samples['svg with a script'])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': String(samples['svg with a script'].length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const [, plain, whole] = /^attachment; filename="([ -~]+)"; filename\*=UTF-8''(\S+)$/.exec(
    response.headers.get('content-disposition') ?? '',
  ) ?? ['', '', '']
  expect(plain).not.toMatch(/[%\\]/)
  expect(decodeURIComponent(whole ?? '')).toBe(NAME)
  expect(whole).toMatch(/^[\w.%~-]+$/)
})

it('answers 403 to a changed URL and to a URL without a signature', async () => {
  const other = link().replace(id, crypto.randomUUID())
  const later = link().replace(/expires=\d/, 'expires=9')
  const forged = link().replace(/signature=../, 'signature=__')
  for (const url of [
    other,
    later,
    forged,
    link().split('?')[0] ?? '',
    `${server.url}/files/orders/x?expires=1`,
  ]) {
    const response = await fetch(url)
    expect([response.status, (await response.json()) as unknown]).toEqual([
      403,
      { message: expect.stringMatching(/Ссылка/), errors: { message: [expect.stringMatching(/Ссылка/)] } },
    ])
  }
})

it('answers 403 once the URL has expired', async () => {
  const secret = server.orders.fileKeys.current
  const at = (time: number) => `${server.url}${signPath(secret, filePath(id), 30, new Date(time))}`
  const month = 30 * 86_400_000
  expect((await fetch(at(Date.now() - month + 60_000))).status).toBe(200)
  expect((await fetch(at(Date.now() - month - 1000))).status).toBe(403)
})

it('answers 404 when the file is missing in the store', async () => {
  await server.storage.remove(orderFileKey(id))
  expect((await fetch(link())).status).toBe(404)
})
