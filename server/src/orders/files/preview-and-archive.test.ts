import { eq, getTableColumns } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { orderFiles, orders } from '../tables.ts'
import { uniqueNames } from './archive-files.ts'
import { archivePath, filePath, previewPath, signForStaff, thumbnailPath } from './file-link.ts'

/** Five files of one order, two of them with equal names in different case. */
const FILES = {
  'Эскиз «юбка».png': await sharp({ create: { width: 40, height: 20, channels: 3, background: '#b5232a' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'Секрет' } } })
    .png()
    .toBuffer(),
  'Макет.pdf': createPdf('1 0 0 rg 0 0 200 100 re f'),
  'макет.PDF': Buffer.from('%PDF-1.7\n%no page\n'),
  'схема.svg': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  ),
  'слои.psd': Buffer.from('8BPS\x00\x01\x00\x00\x00\x00\x00\x00', 'latin1'),
}
/** Files of another order. */
const OTHER_FILES = {
  'Вышивка.ai': FILES['Макет.pdf'],
  'Ткань.png': await sharp({ create: { width: 400, height: 200, channels: 3, background: '#b5232a' } })
    .png()
    .toBuffer(),
  'Старый.ai': Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n'),
}

let database: TestDatabase
let server: OrdersApp
let files: (typeof orderFiles.$inferSelect)[]
beforeAll(async () => {
  database = await openTestDatabase()
  await seedSmallFactory(database.database)
  server = await openOrdersApp(database.database)
  for (const sent of [FILES, OTHER_FILES]) {
    const form = orderForm(
      validFields,
      Object.entries(sent).map(([name, bytes]) => ({ name, bytes })),
    )
    expect((await sendOrder(server.url, form)).status).toBe(200)
  }
  const { orm } = database.database
  files = await orm
    .select(getTableColumns(orderFiles))
    .from(orderFiles)
    .innerJoin(orders, eq(orders.id, orderFiles.orderId))
    .orderBy(orders.number, orderFiles.position)
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

const open = (path: string, now = new Date()) =>
  fetch(`${server.url}${signForStaff(server.orders.fileKeys, path, now)}`)
const findId = (name: string) => files.find((file) => file.name === name)?.id ?? ''
const preview = (name: string) => open(previewPath(findId(name)))
const thumbnail = (name: string) => open(thumbnailPath(findId(name)))

it.each([
  ['Эскиз «юбка».png', 40, 20],
  ['Макет.pdf', 1600, 800],
])('returns a preview of %s with fresh pixels and a sandbox policy', async (name, width, height) => {
  const response = await preview(name)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const bytes = Buffer.from(await response.arrayBuffer())
  const image = await sharp(bytes).metadata()
  expect([image.format, image.width, image.height, image.exif]).toEqual(['webp', width, height, undefined])
  const { dominant } = await sharp(bytes).stats()
  expect(dominant.r).toBeGreaterThan(dominant.g + 100)
})

it.each([
  ['Эскиз «юбка».png', 40, 20],
  ['Ткань.png', 192, 96],
  ['Макет.pdf', 192, 96],
  ['Вышивка.ai', 192, 96],
])('returns a thumbnail of %s with fresh pixels and a sandbox policy', async (name, width, height) => {
  const response = await thumbnail(name)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
  const { dominant } = await sharp(bytes).stats()
  expect(dominant.r).toBeGreaterThan(dominant.g + 100)
})

it.each(['макет.PDF', 'схема.svg', 'слои.psd', 'Старый.ai'])(
  'answers 404 for pictures of %s, which cannot be drawn safely',
  async (name) => {
    for (const response of [await thumbnail(name), await preview(name)])
      expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
        404,
        expect.stringMatching(/не.показать/),
      ])
  },
)

it('sends all files of an order as a ZIP with unique Cyrillic names', async () => {
  const response = await open(archivePath(files[0]?.orderId ?? ''))
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[ -~]+"; filename\*=UTF-8''/,
  )
  const entries = listEntries(Buffer.from(await response.arrayBuffer()))
  expect(entries).toEqual([
    ['Эскиз «юбка».png', FILES['Эскиз «юбка».png'].length],
    ['Макет.pdf', FILES['Макет.pdf'].length],
    ['макет (2).PDF', FILES['макет.PDF'].length],
    ['схема.svg', FILES['схема.svg'].length],
    ['слои.psd', FILES['слои.psd'].length],
  ])
})

it('answers 403 after ten minutes, and to a signature of another path', async () => {
  const { id = '', orderId = '' } = files[0] ?? {}
  const early = new Date(Date.now() - 10 * 60_000 - 1000)
  for (const path of [filePath(id), previewPath(id), thumbnailPath(id), archivePath(orderId)])
    expect([path, (await open(path, early)).status]).toEqual([path, 403])
  const [, query] = signForStaff(server.orders.fileKeys, previewPath(id), new Date()).split('?')
  expect((await fetch(`${server.url}${filePath(id)}?${query}`)).status).toBe(403)
})

it('makes names unique for case-insensitive systems', () => {
  expect(uniqueNames(['a.pdf', 'A.PDF', 'a (2).pdf', 'a.pdf'])).toEqual([
    'a.pdf',
    'A (2).PDF',
    'a (2) (2).pdf',
    'a (3).pdf',
  ])
})

/** Returns a PDF of one page with drawing operators. */
function createPdf(operators: string): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>',
    `<</Length ${operators.length}>>stream\n${operators}\nendstream`,
  ].map((body, index) => `${index + 1} 0 obj${body}endobj\n`)
  return Buffer.from(`%PDF-1.4\n${objects.join('')}xref\n0 0\ntrailer<</Size 5/Root 1 0 R>>\n%%EOF`)
}

/** Returns names and sizes of a ZIP's central directory. */
function listEntries(zip: Buffer): [string, number][] {
  const entries: [string, number][] = []
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 46)) {
    // Bit 11: the name is UTF-8.
    expect(zip.readUInt16LE(at + 8) & 0x800).toBe(0x800)
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    entries.push([name, zip.readUInt32LE(at + 24)])
  }
  return entries
}
