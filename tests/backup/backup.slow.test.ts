import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { startProcess } from '../../chaos/killable-process.ts'
import { createOrderClient, FILES } from '../../chaos/orders/order-client.ts'
import { runBackup } from '../../server/src/backup/backup-command.ts'
import { runRestore } from '../../server/src/backup/restore-command.ts'
import { orderFileKey } from '../../server/src/orders/files/file-key.ts'
import { quote } from '../../server/src/platform/database/copy/snapshot.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts'
import { readEnv } from '../../server/src/platform/process/env.ts'
import { openStorage } from '../../server/src/platform/storage/open-storage.ts'
import { orderForm, sendOrder, validFields } from '../../server/test/order-form.ts'
import { SOON } from '../../server/test/soon.ts'
import { type S3Server, startS3Server } from '../../server/test/stand-ins/s3-server.ts'
import { databaseUrl, onServer } from '../../server/test/test-server.ts'

const never = new AbortController().signal
const VERSION = '1.2.3'
const PROGRAM = join(import.meta.dirname, '../../server/test/processes/orders-process.ts')

let root: string
let s3: S3Server
const database = `moved_${process.pid}`
const acknowledgedBefore = new Set<string>()
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rapport-backup-'))
  s3 = await startS3Server()
  await onServer(inject('databaseServer'), `create database ${database}`)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterAll(async () => {
  await s3.stop()
  await onServer(inject('databaseServer'), `drop database if exists ${database} with (force)`)
  await rm(root, { recursive: true, force: true })
})

const inRoot = (name: string) => join(root, name)
const moved = () => ({
  DATA_DIR: inRoot('moved'),
  DATABASE_URL: databaseUrl(inject('databaseServer'), database),
  STORAGE_URL: s3.url,
})
const archivesInBucket = () => s3.url.replace('/demo/files?', '/demo/archives?')

async function onlyName(names: string[]): Promise<string> {
  const archives = names.filter((name) => name.includes('rapport-2'))
  expect(archives).toHaveLength(1)
  return archives[0] ?? ''
}

/** Checksum of the rows of each table. */
async function readTables(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  )
  const tables: Record<string, string> = {}
  for (const { tablename } of rows) {
    const found = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows from ${quote(tablename)} t`,
    )
    tables[tablename] = found.rows[0].rows
  }
  await client.end()
  // It has one row more after each restore.
  delete tables.restores
  return tables
}

async function withEmbedded<T>(directory: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres(join(directory, 'db'))
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<T>(text)
  await client.end()
  return rows
}

it('backs up the embedded database under a stream of orders, and ends neither', async () => {
  const acknowledged = new Set<string>()
  const site = startProcess(PROGRAM, { DATA_DIR: inRoot('site') })
  const url = (await site.firstLine) ?? ''
  const clients = Array.from({ length: 3 }, () => createOrderClient(acknowledged))
  const running = clients.map((client) => client.run(url))
  await vi.waitUntil(() => acknowledged.size >= 12, SOON)
  for (const number of acknowledged) acknowledgedBefore.add(number)
  await runBackup([inRoot('archives')], { DATA_DIR: inRoot('site') }, VERSION, never)
  const after = acknowledged.size
  await vi.waitUntil(() => acknowledged.size > after + 3, SOON)
  await site.kill()
  await Promise.all(running)
  expect(await readdir(inRoot('archives'))).toEqual([expect.stringMatching(/^rapport-.*Z\.tar$/)])
})

it('restores every order acknowledged before the backup with its files to PostgreSQL and S3, byte for byte', async () => {
  const archive = join(inRoot('archives'), await onlyName(await readdir(inRoot('archives'))))
  await runRestore([archive], moved(), VERSION, never)
  const rows = await query<{ number: string; id: string; name: string }>(
    moved().DATABASE_URL,
    'select number, f.id, f.name from orders left join order_files f on f.order_id = orders.id where f.removed_at is null',
  )
  const filesOf = Map.groupBy(rows, ({ number }) => number)
  expect([...acknowledgedBefore].filter((number) => filesOf.get(number)?.length !== FILES.length)).toEqual([])
  const storage = await openStorage(readEnv(moved()), inRoot('moved'))
  for (const { id, name } of rows) {
    const stored = await storage.get(orderFileKey(id))
    expect(stored && (await buffer(stored.stream))).toEqual(FILES.find((file) => file.name === name)?.bytes)
  }
})

it('moves the archive back from PostgreSQL and S3 to the embedded database and the disk, with equal rows and files', async () => {
  await runBackup([archivesInBucket()], moved(), VERSION, never)
  const key = await onlyName(s3.keys())
  const archive = archivesInBucket().replace('/demo/archives?', `/${key}?`)
  const target = { DATA_DIR: inRoot('back') }
  await runRestore([archive], target, VERSION, never)
  expect(await withEmbedded(inRoot('back'), readTables)).toEqual(await readTables(moved().DATABASE_URL))
  const onDisk = (await readdir(join(inRoot('back'), 'files/orders'))).map(
    (name) => `demo/files/orders/${name}`,
  )
  expect(onDisk.sort()).toEqual(s3.keys().filter((name) => name.startsWith('demo/files/')))
  expect(s3.openUploads()).toBe(0)
})

it('takes further orders after a restore, and keeps files that no row names', async () => {
  const directory = inRoot('back')
  const orphan = join(directory, 'files/orders/9b2d6cf1-8d0e-4d43-a5b4-0c1f0f6f9c11')
  await writeFile(orphan, 'placed after the backup')
  await utimes(orphan, new Date(0), new Date(0))
  const before = await withEmbedded(directory, (url) =>
    query<{ number: string }>(url, 'select number from orders'),
  )
  const site = startProcess(PROGRAM, { DATA_DIR: directory })
  // The sweep has run by then.
  const url = (await site.firstLine) ?? ''
  const fields = { ...validFields, email: 'new@example.ru', policy: '1' }
  const { number = '' } = await sendOrder(url, orderForm(fields, FILES))
  await site.kill()
  expect(number).not.toBe('')
  expect(before.map((order) => order.number)).not.toContain(number)
  expect(await readdir(join(directory, 'files/orders'))).toContain('9b2d6cf1-8d0e-4d43-a5b4-0c1f0f6f9c11')
})
