import { randomUUID } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR_MS } from '@rapport/contract/hours/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { orderFiles } from '../tables.ts'
import { orderFileKey } from './file-key.ts'
import { deleteOrphanedFiles, type OrphanAges } from './orphaned-files.ts'

describeOnDatabase('the sweep of order files', (database) => {
  let server: OrdersApp
  beforeEach(async () => {
    await seedSmallFactory(database())
    server = await openOrdersApp(database())
  })
  afterEach(() => server.close())

  const sweep = (ages?: OrphanAges) =>
    deleteOrphanedFiles(
      { database: database(), storage: server.storage, incoming: server.orders.incoming },
      new Date(),
      ages,
    )

  /** Creates a file with an age. */
  async function lay(directory: string, ageMs: number): Promise<string> {
    const name = randomUUID()
    const path = join(server.dataDir, directory, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'x')
    const time = new Date(Date.now() - ageMs)
    await utimes(path, time, time)
    return name
  }

  it('deletes files without an order: arriving ones after an hour, stored ones after a day', async () => {
    await server.storage.put(orderFileKey(randomUUID()), samples.pdf)
    const [young, middle] = [await lay('incoming', 0.9 * HOUR_MS), await lay('files/orders', 23 * HOUR_MS)]
    await Promise.all([
      lay('incoming', 1.1 * HOUR_MS),
      lay('files/orders', 25 * HOUR_MS),
      lay('files/orders', 99 * HOUR_MS),
    ])
    expect(await sweep()).toEqual({ incoming: 1, stored: 2 })
    const left = await server.files()
    expect(left.incoming).toEqual([young])
    expect(left.stored).toHaveLength(2)
    expect(left.stored).toContain(middle)
  })

  it('keeps the files of an order at any age', async () => {
    await sendOrder(server.url, orderForm(validFields, [{ name: 'a.pdf', bytes: samples.pdf }]))
    const [file] = await database().orm.select().from(orderFiles)
    expect(await sweep({ incomingMs: 0, storedMs: 0 })).toEqual({ incoming: 0, stored: 0 })
    expect((await server.files()).stored).toEqual([file?.id])
  })

  it('processes more files than a batch holds', async () => {
    for (let n = 0; n < 450; n += 1) await server.storage.put(orderFileKey(randomUUID()), new Uint8Array([n]))
    await sendOrder(server.url, orderForm(validFields, [{ name: 'a.pdf', bytes: samples.pdf }]))
    expect(await sweep({ incomingMs: 0, storedMs: 0 })).toEqual({ incoming: 0, stored: 450 })
    expect((await server.files()).stored).toHaveLength(1)
  })

  it('runs at the start, and deletes arriving files if no other process uses the database', async () => {
    for (const alone of [false, true]) {
      await lay('incoming', 0)
      await lay('files/orders', 25 * HOUR_MS)
      const next = await openOrdersApp({ ...database(), alone }, { dataDir: server.dataDir })
      const left = await next.files()
      await next.close()
      expect([left.stored, left.incoming.length]).toEqual([[], alone ? 0 : 1])
    }
  })
})
