import { messages } from '@rapport/contract/errors/messages'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { logIn } from '../../../test/members.ts'
import { orderForm, sendOrder, type TestFile, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { orderFileKey } from '../files/file-key.ts'
import { orderFiles, orders } from '../tables.ts'

const pdf: TestFile = { name: 'макет.pdf', bytes: samples.pdf }
const zip: TestFile = { name: 'архив.zip', bytes: samples.zip }

describeOnDatabase('an order that repeats an earlier one', (database) => {
  let server: OrdersApp
  let headers: Record<string, string>
  let ids: string[]
  beforeEach(async () => {
    await seedSmallFactory(database())
    server = await openOrdersApp(database())
    headers = (await logIn(database(), 'anna@example.ru')).headers
    await sendOrder(server.url, orderForm(validFields, [pdf, zip]), headers)
    const files = await database().orm.select().from(orderFiles).orderBy(asc(orderFiles.position))
    ids = files.map((file) => file.id)
  })
  afterEach(() => server.close())

  const repeat = (repeatFiles: string, files: TestFile[] = [], by = headers) =>
    sendOrder(server.url, orderForm({ ...validFields, repeatFiles }, files), by)
  async function findFiles(number: string | undefined) {
    return database()
      .orm.select({ id: orderFiles.id, name: orderFiles.name, size: orderFiles.size })
      .from(orderFiles)
      .innerJoin(orders, eq(orders.id, orderFiles.orderId))
      .where(eq(orders.number, number ?? ''))
      .orderBy(asc(orderFiles.position))
  }

  it('has copies of the files beside new ones', async () => {
    const answer = await repeat(ids.join(), [{ name: 'ещё.pdf', bytes: samples.pdf }])
    const files = await findFiles(answer.number)
    expect(files.map(({ name }) => name).toSorted()).toEqual(['архив.zip', 'ещё.pdf', 'макет.pdf'])
    for (const id of ids) await server.storage.remove(orderFileKey(id))
    const copied = files.find(({ name }) => name === 'макет.pdf')
    expect(ids).not.toContain(copied?.id)
    const stored = await server.storage.get(orderFileKey(copied?.id ?? ''))
    expect(Buffer.concat(await (stored?.stream.toArray() ?? []))).toEqual(samples.pdf)
    expect((await server.files()).incoming).toEqual([])
  })

  it('may leave out some or all files', async () => {
    expect((await findFiles((await repeat(ids[1] ?? '')).number)).map(({ name }) => name)).toEqual([
      'архив.zip',
    ])
    expect(await findFiles((await repeat('')).number)).toEqual([])
  })

  it('is created once for repeats with the same key and content', async () => {
    const keyed = { ...headers, 'idempotency-key': 'повтор'.length.toString() }
    const first = await repeat(ids.join(), [], keyed)
    const second = await repeat(ids.join(), [], keyed)
    expect([first.status, second.status, second.number]).toEqual([200, 200, first.number])
    expect((await server.files()).stored).toHaveLength(4)
  })

  it("answers 422 if a file was removed, is another user's, or without a log-in", async () => {
    const stranger = await logIn(database(), 'boris@example.ru')
    const none = '00000000-0000-4000-8000-000000000000'
    const refused = [
      await repeat(`${ids[0]},${none}`),
      await repeat(ids.join(), [], stranger.headers),
      await repeat(ids.join(), [], {}),
    ]
    await database().orm.update(orderFiles).set({ removedAt: new Date() })
    refused.push(await repeat(ids.join()))
    for (const { status, failure } of refused)
      expect([status, failure.errors]).toEqual([422, { files: [messages.fileNotKept] }])
    expect(await database().orm.select().from(orders)).toHaveLength(1)
    expect(await server.files()).toMatchObject({ incoming: [], stored: { length: 2 } })
  })

  it('has five files at most, repeated ones included', async () => {
    const more = Array.from({ length: 4 }, (_, n) => ({ name: `${n}.pdf`, bytes: samples.pdf }))
    const { status, failure } = await repeat(ids.join(), more)
    expect([status, failure.errors]).toEqual([422, { files: [messages.filesTooMany] }])
    expect(await server.files()).toMatchObject({ incoming: [], stored: { length: 2 } })
  })

  it.each(['x', '1,2', "' or 1=1", `${'0'.repeat(36)}`])('is refused if its files are «%s»', async (text) => {
    const { status, failure } = await repeat(text)
    expect([status, failure.errors]).toEqual([422, { repeatFiles: [messages.fieldInvalid] }])
  })
})
