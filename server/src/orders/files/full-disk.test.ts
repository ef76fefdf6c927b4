import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { SOON } from '../../../test/soon.ts'
import type { Database } from '../../platform/database/database.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { readEnv } from '../../platform/process/env.ts'
import { orderFiles, orders } from '../tables.ts'
import { orderFileKey } from './file-key.ts'

const MEGABYTE = 1024 * 1024
const DISK = 200 * MEGABYTE
const FLOOR = 60 * MEGABYTE
let disk: string | undefined
let database: Database
let server: OrdersApp
beforeEach(async (context) => {
  disk = mountDisk()
  if (!disk) return context.skip('mounting a tmpfs needs root')
  database = await openDatabase(readEnv({ DATA_DIR: disk, LOG_LEVEL: 'silent' }), disk)
  await database.migrate()
  await seedSmallFactory(database)
  server = await openOrdersApp(database, {
    dataDir: disk,
    limits: { uploads: { diskFree: FLOOR, freshMs: 0 }, orders: { max: 1000, windowMs: 60_000 } },
  })
})
afterEach(async () => {
  if (!disk) return
  await server.close()
  await database.close()
  execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
})

/** Mounts a small disk. Returns undefined on machines that forbid mounting. */
function mountDisk(): string | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', directory], { stdio: 'ignore' })
    return directory
  } catch {
    rmSync(directory, { recursive: true })
    return undefined
  }
}

const createBytes = (megabytes: number) => {
  const bytes = Buffer.alloc(megabytes * MEGABYTE)
  samples.pdf.copy(bytes)
  return bytes
}
const free = () => {
  const { bavail, bsize } = statfsSync(disk ?? '')
  return bavail * bsize
}

/** Writes until the disk is full. */
function fillTo(path: string): void {
  const piece = Buffer.alloc(MEGABYTE)
  const file = openSync(path, 'w')
  try {
    for (let n = 0; n < DISK / MEGABYTE; n += 1) writeSync(file, piece)
  } catch {
    // Full.
  } finally {
    closeSync(file)
  }
}

it('accepts files down to DISK_FREE_MIN_GB, and orders without files even below it', async () => {
  const withFile = (megabytes: number) =>
    sendOrder(server.url, orderForm(validFields, [{ name: 'a.pdf', bytes: createBytes(megabytes) }]))
  for (const megabytes of [24, 4, 1]) {
    let answer = await withFile(megabytes)
    for (let n = 0; n < 20 && answer.status === 200; n += 1) answer = await withFile(megabytes)
    expect([answer.status, answer.failure.errors]).toEqual([422, { files: [messages.filesRefused] }])
  }
  writeFileSync(join(server.dataDir, 'filler'), Buffer.alloc(Math.max(0, free() - FLOOR)))
  expect(await server.orders.uploads.state()).toMatch(/^files are refused: .* of the disk are free/)

  for (let n = 0; n < 10; n += 1)
    expect(
      (await sendOrder(server.url, orderForm({ ...validFields, email: `a${n}@b.example` }))).status,
    ).toBe(200)
  const placed = await database.orm.select().from(orders)
  await vi.waitFor(async () => {
    const mails = await readdir(join(server.dataDir, 'mail'))
    expect(mails.filter((name) => name.includes('factory-mail') && name.endsWith('.eml'))).toHaveLength(
      placed.length,
    )
  }, SOON)

  // An operator frees room.
  const [file] = await database.orm.select().from(orderFiles)
  await server.storage.remove(orderFileKey(file?.id ?? ''))
  expect(await server.orders.uploads.state()).toBeUndefined()
  expect((await withFile(1)).status).toBe(200)
}, 120_000)

it('refuses files while the disk is full to the last byte, loses no order and recovers', async () => {
  const filler = join(server.dataDir, 'filler')
  // Other data has used the reserve, so a file finds no room.
  fillTo(filler)
  const answer = await sendOrder(
    server.url,
    orderForm(validFields, [{ name: 'a.pdf', bytes: createBytes(1) }]),
  )
  expect(answer.status).toBe(422)
  const plain = await sendOrder(server.url, orderForm(validFields))
  // A full disk may refuse even this order, with a temporary error.
  expect([200, 503]).toContain(plain.status)
  await rm(filler)
  expect(
    (await sendOrder(server.url, orderForm(validFields, [{ name: 'a.pdf', bytes: createBytes(1) }]))).status,
  ).toBe(200)
  const numbers = (await database.orm.select().from(orders)).map((order) => order.number)
  if (plain.number) expect(numbers).toContain(plain.number)
  expect(numbers).toHaveLength(plain.number ? 2 : 1)
  expect((await server.files()).incoming).toEqual([])
}, 60_000)
