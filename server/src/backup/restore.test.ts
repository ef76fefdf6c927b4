import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { seedSmallFactory } from '../../test/orders-app.ts'
import { type S3Server, startS3Server } from '../../test/stand-ins/s3-server.ts'
import { openOwnDatabase, type TestDatabase } from '../../test/test-database.ts'
import { databaseUrl, onServer } from '../../test/test-server.ts'
import { MANIFEST_NAME } from '../platform/archive/archive-format.ts'
import { openFolderStore } from '../platform/archive/folder-store.ts'
import { readArchive } from '../platform/archive/read-archive.ts'
import { writeArchive } from '../platform/archive/write-archive.ts'
import { openPostgres } from '../platform/database/postgres-database.ts'
import { markUnfinishedRestore } from '../platform/database/restores/unfinished-restore.ts'
import { runBackup } from './backup-command.ts'
import { describeFailure } from './command-errors.ts'
import { runRestore } from './restore-command.ts'

const never = new AbortController().signal
const VERSION = '1.2.3'

let source: TestDatabase
let root: string
let archive: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rapport-restore-'))
  source = await openOwnDatabase()
  await seedSmallFactory(source.database)
  await mkdir(join(root, 'source/files/media/320'), { recursive: true })
  await writeFile(join(root, 'source/files/media/320/a-0123456789.avif'), 'bytes of a picture')
  await writeFile(join(root, 'source/files/media/.half-written'), 'pict')
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await backUp()
  archive = join(root, 'archives', (await readdir(join(root, 'archives')))[0] ?? '')
})
afterAll(async () => {
  await source.drop()
  await rm(root, { recursive: true, force: true })
})

const fromSource = () => ({ DATA_DIR: join(root, 'source'), DATABASE_URL: source.url })
const backUp = (args = [join(root, 'archives')], variables: Record<string, string> = fromSource()) =>
  runBackup(args, variables, VERSION, never)

let target: { url: string; name: string; dataDir: string }
beforeEach(async () => {
  const name = `restored_${process.pid}_${randomUUID().slice(0, 8)}`
  await onServer(inject('databaseServer'), `create database ${name}`)
  target = { name, url: databaseUrl(inject('databaseServer'), name), dataDir: join(root, name) }
})
afterEach(() => onServer(inject('databaseServer'), `drop database ${target.name} with (force)`))

const restore = (path = archive, options: string[] = [], variables: Record<string, string> = {}) =>
  runRestore(
    [path, ...options],
    { DATA_DIR: target.dataDir, DATABASE_URL: target.url, ...variables },
    VERSION,
    never,
  )

/** Sentence that the command ends with. */
async function sentence(work: Promise<void>): Promise<string> {
  const error = await work.then(
    () => expect.unreachable('It did not fail'),
    (reason: unknown) => reason,
  )
  const said = describeFailure(error)
  if (said === undefined) throw error
  return said
}

async function onTarget<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: target.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const listTargetTables = () =>
  onTarget(async (client) => {
    const { rows } = await client.query(
      `select table_name from information_schema.tables where table_schema in ('public', 'drizzle', 'pgboss')`,
    )
    return rows
  })
const listTargetFiles = async () =>
  (await readdir(join(target.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Checks that nothing of a refused restore is left. */
async function expectEmptyTarget(): Promise<void> {
  expect(await listTargetTables()).toEqual([])
  expect(await listTargetFiles()).toEqual([])
}

/** Writes a copy of the archive with another manifest and other entries. */
async function rewriteArchive(name: string, change: (manifest: Record<string, unknown>) => object) {
  const store = openFolderStore(root)
  const entries: { name: string; content: Buffer }[] = []
  for await (const entry of readArchive(
    await openFolderStore(join(root, 'archives')).open(archive.split('/').at(-1) ?? ''),
  ))
    entries.push({ name: entry.name, content: await buffer(entry.content) })
  await writeArchive(
    (bytes) => store.write(name, bytes),
    async (written) => {
      for (const { name: entry, content } of entries) {
        const bytes =
          entry === MANIFEST_NAME
            ? Buffer.from(JSON.stringify(change(JSON.parse(content.toString()))))
            : content
        await written.add(entry, bytes.length, bytes)
      }
      return {}
    },
    never,
  )
  return join(root, name)
}

describe('a restore', () => {
  it('restores rows and files, without files that were being written', async () => {
    await restore()
    expect(await listTargetFiles()).toEqual(['a-0123456789.avif'])
    const restored = await openPostgres(target.url)
    await restored.migrate()
    const { rows } = (await restored.orm.execute(
      sql`select name, supportemail from (select name, support_email as supportemail from site_properties) as s`,
    )) as unknown as { rows: object[] }
    expect(rows).toEqual([{ name: 'Фабрика «Проба»', supportemail: 'support@proba.example' }])
    await restored.close()
  })

  it('refuses a database that is not empty, and a site that runs on it', async () => {
    await restore()
    expect(await sentence(restore())).toContain('The database is not empty.')
    expect(await listTargetFiles()).toEqual(['a-0123456789.avif'])
  })

  it('refuses a store that is not empty, and accepts it with --keep-files', async () => {
    await mkdir(join(target.dataDir, 'files/orders'), { recursive: true })
    await writeFile(join(target.dataDir, 'files/orders/later'), 'placed after the backup')
    expect(await sentence(restore())).toMatch(/^The store .* is not empty\..*--keep-files/)
    expect(await listTargetTables()).toEqual([])
    await restore(archive, ['--keep-files'])
    expect((await listTargetFiles()).sort()).toEqual(['a-0123456789.avif', 'later'])
  })

  it('refuses a database that another process migrates or restores', async () => {
    const other = new pg.Client({ connectionString: target.url })
    await other.connect()
    await other.query('select pg_advisory_lock(7265001)')
    expect(await sentence(restore())).toBe(
      'Another process migrates or restores this database. Wait for it, or stop it.',
    )
    await other.end()
    await expectEmptyTarget()
  })

  it('refuses a damaged, cut, foreign and missing archive', async () => {
    const bytes = await readFile(archive)
    const damaged = join(root, 'damaged.tar')
    const wrong = Buffer.from(bytes)
    wrong[wrong.indexOf('bytes of a picture')] = 0x50
    await writeFile(damaged, wrong)
    expect(await sentence(restore(damaged))).toContain(
      'the checksum of files/media/320/a-0123456789.avif differs',
    )
    await writeFile(damaged, bytes.subarray(0, bytes.length / 2))
    expect(await sentence(restore(damaged))).toMatch(/^The archive is damaged: /)
    await writeFile(damaged, 'Уважаемые коллеги!')
    expect(await sentence(restore(damaged))).toMatch(/^The file is no archive of Rapport/)
    expect(await sentence(restore(join(root, 'none.tar')))).toMatch(/none.tar can't be read \(ENOENT\)\.$/)
    expect(await sentence(restore(root))).toMatch(/is no file\. Name an archive\.$/)
    await expectEmptyTarget()
  })

  it('refuses a newer schema, other migrations and another product', async () => {
    const newer = await rewriteArchive('newer.tar', (manifest) => ({
      ...manifest,
      schema: 1000,
      version: '9.9.9',
    }))
    expect(await sentence(restore(newer))).toMatch(
      /version 9\.9\.9 with schema 1000.* Install version 9\.9\.9 or newer\.$/,
    )
    const other = await rewriteArchive('other.tar', (manifest) => ({
      ...manifest,
      migrations: [{ hash: 'ab', createdAt: '1' }],
    }))
    expect(await sentence(restore(other))).toContain('with other tables than this build had')
    const foreign = await rewriteArchive('foreign.tar', (manifest) => ({ ...manifest, product: 'shop' }))
    expect(await sentence(restore(foreign))).toMatch(/^The file is no archive of Rapport/)
    await expectEmptyTarget()
  })

  it('empties the target if it fails after rows and files were written', async () => {
    // Its sequence is restored after the files, and fails.
    const failing = await rewriteArchive('failing.tar', (manifest) => ({
      ...manifest,
      sequences: [{ name: 'media_id_seq', value: '-1' }],
    }))
    expect(await sentence(restore(failing))).toMatch(/^The database refused the work/)
    await expectEmptyTarget()
    await restore()
  })

  it('that was killed keeps the site from starting, and the next one empties the target first', async () => {
    await onTarget((client) => markUnfinishedRestore(client, join(target.dataDir, 'files')))
    await mkdir(join(target.dataDir, 'files/media'), { recursive: true })
    await writeFile(join(target.dataDir, 'files/media/half'), 'of the killed restore')
    const site = await openPostgres(target.url)
    await expect(site.migrate()).rejects.toThrow(/^A restore into this database was not finished/)
    await site.close()
    await restore()
    expect(await listTargetFiles()).toEqual(['a-0123456789.avif'])
  })

  it('leaves out tables that the product does not have', async () => {
    await source.database.orm.execute(sql`create table notes (text text)`)
    await source.database.orm.execute(sql`insert into notes values ('a')`)
    await backUp([join(root, 'notes')])
    await source.database.orm.execute(sql`drop table notes`)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await restore(join(root, 'notes', (await readdir(join(root, 'notes')))[0] ?? ''))
    expect(warn).toHaveBeenCalledWith('Tables that Rapport does not have were left out: notes.')
  })
})

describe('a backup', () => {
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3Server({ forbidden: ['PUT', 'POST', 'DELETE'] })
  })
  afterAll(() => s3.stop())
  const archives = () => s3.url.replace('/demo/files?', '/demo/archives?')

  it('deletes older archives by the rule of --keep, and nothing else', async () => {
    const folder = join(root, 'kept')
    await mkdir(folder)
    for (const name of [
      'rapport-2020-01-01T00-00-00Z.tar',
      'rapport-2020-01-02T00-00-00Z.tar.age',
      'notes.txt',
    ])
      await writeFile(join(folder, name), '')
    await backUp([folder, '--keep', '1d'])
    expect((await readdir(folder)).sort()).toEqual(['notes.txt', expect.stringMatching(/^rapport-20[2-9]/)])
  })

  it('names the files that rows know and the store has lost', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await source.database.orm.execute(
      sql`insert into media (file, name, media_type, bytes, width, height, color) values ('lost-0123456789.jpg', 'lost', 'image/jpeg', 1, 1, 1, '#fff')`,
    )
    await backUp([join(root, 'lost')])
    await source.database.orm.execute(sql`delete from media`)
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^1 files are missing in the store/))
    const bytes = await readFile(join(root, 'lost', (await readdir(join(root, 'lost')))[0] ?? ''))
    expect(bytes.toString('latin1')).toContain('"lost":["media/lost-0123456789.jpg"]')
  })

  it('refuses a bucket without the right to write, and leaves no upload', async () => {
    expect(await sentence(backUp([archives()]))).toMatch(
      /^The bucket refused the request \(AccessDenied, HTTP 403\)/,
    )
    expect([s3.keys(), s3.openUploads()]).toEqual([[], 0])
    expect(await sentence(restore(archive, [], { STORAGE_URL: s3.url }))).toMatch(
      /its key may not \w+ objects/,
    )
    expect(await listTargetTables()).toEqual([])
  })

  it('refuses places that it can not write, and those inside of the files', async () => {
    await writeFile(join(root, 'file'), '')
    expect(await sentence(backUp([join(root, 'file')]))).toMatch(/can't be written \(E(?:EXIST|NOTDIR)\)/)
    expect(await sentence(backUp([join(root, 'source/files/archives')]))).toContain('is inside of the files')
    expect(await sentence(backUp([s3.url], { ...fromSource(), STORAGE_URL: s3.url }))).toContain(
      'is the bucket of the files that are backed up',
    )
    expect(await sentence(backUp(['s3://somewhere']))).toMatch(/^The address of the bucket is not allowed/)
  })

  it('refuses wrong arguments with its usage, and databases that are not there', async () => {
    expect(await sentence(backUp([]))).toMatch(/^Name one place of archives\. Usage: npm run backup/)
    expect(await sentence(backUp(['a', 'b']))).toContain('Usage: ')
    expect(await sentence(backUp(['a', '--kept', '7d']))).toMatch(/Unknown option '--kept'.*Usage: /)
    expect(await sentence(backUp([root, '--keep', '7']))).toContain('--keep 7 is not allowed')
    expect(await sentence(restore('', []))).toContain('Name one archive.')
    expect(await sentence(backUp([root], { DATA_DIR: join(root, 'nowhere') }))).toContain(
      'There is no database in',
    )
    const empty = { DATA_DIR: join(root, 'source'), DATABASE_URL: target.url }
    expect(await sentence(backUp([join(root, 'archives')], empty))).toContain('has no tables of Rapport yet')
    const away = { ...empty, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }
    expect(await sentence(backUp([root], away))).toContain('ECONNREFUSED')
  })
})
