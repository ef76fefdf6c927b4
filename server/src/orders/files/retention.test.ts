import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { orderConsents, orderFiles, orderIdempotencyKeys, orderNotifications, orders } from '../tables.ts'
import { signedFileUrl } from './file-link.ts'
import { removeExpired } from './retention.ts'

describeOnDatabase('retention', (database) => {
  let server: OrdersApp
  beforeEach(async () => {
    await seedSmallFactory(database())
    server = await openOrdersApp(database())
  })
  afterEach(() => server.close())

  const place = async (ageDays: number) => {
    const file = { name: 'a.pdf', bytes: samples.pdf }
    const { number = '' } = await sendOrder(
      server.url,
      orderForm({ ...validFields, policy: '1' }, [file, file]),
      { 'idempotency-key': String(ageDays) },
    )
    const placedAt = new Date(Date.now() - ageDays * DAY_MS)
    await database().orm.update(orders).set({ placedAt }).where(eq(orders.number, number))
    return number
  }
  const run = () =>
    removeExpired({
      orm: database().orm,
      storage: server.storage,
      mailDirectory: join(server.dataDir, 'mail'),
      days: { files: 30, orders: 90 },
      now: new Date(),
    })

  it('removes files after ORDER_FILES_KEEP_DAYS; names and sizes stay, and their links explain it', async () => {
    const [young, old] = [await place(29), await place(31)]
    expect(await run()).toEqual({ files: 2, orders: 0, mails: 0 })
    const rows = await database()
      .orm.select({
        id: orderFiles.id,
        number: orders.number,
        removedAt: orderFiles.removedAt,
        size: orderFiles.size,
      })
      .from(orderFiles)
      .innerJoin(orders, eq(orders.id, orderFiles.orderId))
    const kept = rows.filter((row) => row.number === young)
    const gone = rows.filter((row) => row.number === old)
    expect((await server.files()).stored.sort()).toEqual(kept.map((row) => row.id).sort())
    expect(gone.map((row) => [row.removedAt !== null, row.size])).toEqual([
      [true, samples.pdf.length],
      [true, samples.pdf.length],
    ])
    const link = (id = '') => fetch(signedFileUrl(server.url, server.orders.fileKeys, id, new Date()))
    const answer = await link(gone[0]?.id)
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { message: expect.stringMatching(/^Файл удалён/) },
    ])
    expect((await link(kept[0]?.id)).status).toBe(200)
    expect(await run()).toEqual({ files: 0, orders: 0, mails: 0 })
  })

  it('removes an order after ORDERS_KEEP_DAYS with its files, consent, notifications and key', async () => {
    const [young] = [await place(89), await place(91)]
    expect(await run()).toMatchObject({ orders: 1 })
    const { orm } = database()
    expect((await orm.select().from(orders)).map((row) => row.number)).toEqual([young])
    for (const [table, count] of [
      [orderFiles, 2],
      [orderConsents, 1],
      [orderNotifications, 2],
      [orderIdempotencyKeys, 1],
    ] as const)
      expect(await orm.select().from(table)).toHaveLength(count)
    // The files of the younger order have expired, too.
    expect((await server.files()).stored).toEqual([])
  })

  it('removes mails on the disk together with the orders, and half-written mails after an hour', async () => {
    const directory = join(server.dataDir, 'mail')
    await mkdir(directory, { recursive: true })
    const lay = async (name: string, ageDays: number) => {
      await writeFile(join(directory, name), 'x')
      const time = new Date(Date.now() - ageDays * DAY_MS)
      await utimes(join(directory, name), time, time)
    }
    await Promise.all([lay('old.eml', 91), lay('young.eml', 89), lay('.killed', 0.1), lay('.writing', 0)])
    expect(await run()).toMatchObject({ mails: 2 })
    expect((await readdir(directory)).sort()).toEqual(['.writing', 'young.eml'])
  })

  it('removes any number of orders in batches', async () => {
    const { orm } = database()
    const placedAt = new Date(Date.now() - 91 * DAY_MS)
    const rows = Array.from({ length: 450 }, (_, n) => ({
      id: crypto.randomUUID(),
      number: `20-${String(n).padStart(6, '0')}`,
      placedAt,
      ...validFields,
      isCatalog: false,
    }))
    await orm.insert(orders).values(rows)
    expect(await run()).toMatchObject({ orders: 450 })
    expect(await orm.select().from(orders)).toEqual([])
  })
})
