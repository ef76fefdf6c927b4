import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { jobIntervals } from '../../test/build-app.ts'
import { storeUpload } from '../../test/content/store-upload.ts'
import { describeOnDatabase, openOwnDatabase, type TestDatabase } from '../../test/test-database.ts'
import type { Database } from '../platform/database/database.ts'
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts'
import { systemTime } from '../platform/process/clock.ts'
import { openDiskStorage } from '../platform/storage/disk-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { MEDIA_QUEUE, storeSeedImages } from './commands.ts'
import { startImageVariants } from './image-variants.ts'
import { media } from './tables.ts'

const log = fastify({ logger: false }).log
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f2a5a' } })
const asDraft = (name: string, bytes: Buffer) => ({ name, mediaType: 'image/jpeg', bytes })

let directory: string
let storage: Storage
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rapport-media-'))
  storage = openDiskStorage(join(directory, 'files'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const readyIn = (database: Database, count: number, timeout = 20_000) =>
  vi.waitFor(
    async () => {
      const states = (await database.orm.select().from(media)).map((row) => row.state)
      expect(states.filter((state) => state === 'ready')).toHaveLength(count)
    },
    { timeout, interval: 100 },
  )

async function keysBelow(prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys
}

async function variant(path: string, width: number, format: string) {
  const file = path.replace('/media/', '').replace(/\w+$/, format)
  const stored = (await storage.get(`media/${width}/${file}`)) ?? expect.fail(`no ${width} ${format}`)
  return sharp(await buffer(stored.stream)).metadata()
}

describeOnDatabase('image variants', (database) => {
  let jobs: Jobs
  const start = async () => {
    jobs = await createJobs(database(), log, systemTime, jobIntervals)
    await jobs.createQueue(MEDIA_QUEUE)
    return { database: database(), storage, jobs, log }
  }
  afterEach(() => jobs.stop())

  it("are made in every width up to the picture's own, as AVIF and WebP, upright", async () => {
    const deps = await start()
    await startImageVariants(deps)
    const turned = await photo(500, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const picture = await storeUpload(deps, 'Ситец «Кумач» IMG_01.JPG', turned, 'Ситец')
    const { src } = picture
    expect(picture).toEqual({
      src: expect.stringMatching(/^\/media\/img-01-[0-9a-f]{10}\.jpg$/),
      fallback: src.replace('/media/', '/media/640/').replace('.jpg', '.webp'),
      width: 700,
      height: 500,
      color: expect.stringMatching(/^#1[ef0-9]2[0-9a-f]5[0-9a-f]$/),
      placeholder: expect.stringMatching(/^(?:[12][23][56]){9}$/),
      focus: { x: 50, y: 50 },
      widths: [320, 480, 640],
      prerendered: false,
      alt: 'Ситец',
    })
    await readyIn(database(), 1)
    for (const width of [320, 480, 640]) {
      const size = { width, height: Math.round((width * 5) / 7) }
      expect(await variant(src, width, 'webp')).toMatchObject({ format: 'webp', ...size })
      expect(await variant(src, width, 'avif')).toMatchObject({ format: 'heif', compression: 'av1', ...size })
    }
    expect(await storage.size(`media/960${src.replace('/media', '').replace('jpg', 'webp')}`)).toBe(undefined)
    const [row] = await database().orm.select().from(media)
    expect(row).toMatchObject({
      alt: 'Ситец',
      name: 'img-01',
      mediaType: 'image/jpeg',
      bytes: await storage.size(src.slice(1)),
    })
  })

  it('are the same for a repeated upload; a drawing needs none', async () => {
    const deps = await start()
    const bytes = await photo(330, 330).png().toBuffer()
    expect(await storeUpload(deps, 'a.png', bytes)).toEqual(await storeUpload(deps, 'a.png', bytes))
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
    expect((await storeUpload(deps, 'b.svg', svg)).widths).toEqual([])
    const rows = await database().orm.select().from(media).orderBy(media.id)
    expect(rows.map((row) => [row.name, row.state, row.widths])).toEqual([
      ['a', 'pending', [320]],
      ['b', 'ready', []],
    ])
  })

  it('leave no file of a refused picture', async () => {
    const deps = await start()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    await expect(storeUpload(deps, 'b.svg', svg)).rejects.toMatchObject({ status: 422 })
    expect(await database().orm.select().from(media)).toEqual([])
    expect(await keysBelow('media')).toEqual([])
  })

  it('have a path even if the file name is empty or too long', async () => {
    const deps = await start()
    const bytes = await photo(10, 10).png().toBuffer()
    for (const name of ['картинка.png', '..png', `${'a'.repeat(59)}--b.png`, '../../etc/passwd.png']) {
      const { src } = await storeUpload(deps, name, bytes)
      expect(src).toMatch(/^\/media\/[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{10}\.png$/)
    }
  })

  it('of an earlier process are made at the next start; a lost file does not block them', async () => {
    await storeSeedImages(database().orm, storage, {
      images: [
        asDraft('lost', await photo(400, 300).jpeg().toBuffer()),
        asDraft('left', await photo(400, 200).jpeg().toBuffer()),
      ],
    })
    const rows = await database().orm.select().from(media)
    await storage.remove(`media/${rows.find((row) => row.name === 'lost')?.file}`)
    await startImageVariants(await start())
    await readyIn(database(), 1)
    const left = rows.find((row) => row.name === 'left')
    expect(await variant(`/media/${left?.file}`, 320, 'webp')).toMatchObject({ width: 320, height: 160 })
    const states = await database().orm.select({ name: media.name, state: media.state }).from(media)
    expect(states).toContainEqual({ name: 'lost', state: 'pending' })
  })

  it('are not retried if the file can’t be drawn', async () => {
    const picture = asDraft('broken', await photo(400, 300).jpeg().toBuffer())
    await storeSeedImages(database().orm, storage, { images: [picture] })
    const [row] = await database().orm.select().from(media)
    await storage.put(`media/${row?.file}`, Buffer.from('no picture'))
    await startImageVariants(await start())
    const readState = async () => (await database().orm.select().from(media))[0]?.state
    await vi.waitFor(async () => expect(await readState()).toBe('failed'), { timeout: 20_000, interval: 100 })
    expect(await keysBelow('media/320')).toEqual([])
  })
})

describe('image variants after a killed process', () => {
  let child: ChildProcess | undefined
  let own: TestDatabase
  beforeEach(async () => {
    own = await openOwnDatabase()
  })
  afterEach(async () => {
    child?.kill('SIGKILL')
    await own.drop()
  })

  it('are all made completely after the next start', async () => {
    child = spawn(process.execPath, [join(import.meta.dirname, '../../test/processes/media-process.ts')], {
      env: {
        ...process.env,
        DATA_DIR: directory,
        DATABASE_URL: own.url,
        NODE_COMPILE_CACHE: inject('compileCache'),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const killed = once(child, 'exit')
    // Some widths of the first picture exist, the others do not.
    await vi.waitFor(async () => expect(await keysBelow('media/320')).not.toEqual([]), {
      timeout: 40_000,
      interval: 5,
    })
    child.kill('SIGKILL')
    await killed

    const { database } = own
    // Other processes take over jobs of a process that is silent for so long.
    await database.orm.execute(
      sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
    )
    const left = await database.orm.select().from(media)
    expect(left.map((row) => row.state)).toContain('pending')
    const jobs = await createJobs(database, log, systemTime, jobIntervals)
    await jobs.createQueue(MEDIA_QUEUE)
    await startImageVariants({ database, storage, jobs, log })
    await readyIn(database, left.length, 60_000)
    for (const { file, widths } of left)
      for (const width of widths)
        for (const format of ['avif', 'webp'])
          expect((await variant(`/media/${file}`, width, format)).width).toBe(width)
    await jobs.stop()
  }, 120_000)
})
