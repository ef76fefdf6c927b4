import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import fastify from 'fastify'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { jobIntervals } from '../../test/build-app.ts'
import { storeUpload } from '../../test/content/store-upload.ts'
import { SOON } from '../../test/soon.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { storePicture } from '../media/commands.ts'
import { startImageVariants } from '../media/image-variants.ts'
import { variantKey } from '../media/media-paths.ts'
import { media } from '../media/tables.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { systemTime } from '../platform/process/clock.ts'
import { openDiskStorage } from '../platform/storage/disk-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { replaceFile } from './commands.ts'

const { log } = fastify({ logger: false })
const photo = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()

describeOnDatabase('replacing a picture', (database) => {
  it('makes the widths of the new file when the picture is replaced during the job', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'rapport-replaced-'))
    const storage = openDiskStorage(directory)
    const { orm } = database()
    const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const get: Storage['get'] = async (...place) => {
      reached.resolve()
      await goOn.promise
      return storage.get(...place)
    }
    const held = { ...storage, get }
    const jobs = await createJobs(database(), log, systemTime, jobIntervals)
    onTestFinished(async () => {
      await jobs.stop()
      await rm(directory, { recursive: true, force: true })
    })
    await startImageVariants({ database: database(), storage: held, jobs, log })
    await storeUpload({ database: database(), storage, jobs }, 'first.jpg', await photo('#aa3311'))
    await reached.promise
    const [row] = await orm.select().from(media).where(eq(media.name, 'first'))
    const target = { id: row?.id ?? 0, version: row?.version ?? 0 }
    const stored = await storePicture(storage, 'second.jpg', await photo('#1133aa'))
    await orm.transaction((tx) => replaceFile(tx, jobs, { target, stored }, async () => undefined))
    goOn.resolve()
    await vi.waitFor(async () => {
      const [found] = await orm.select().from(media).where(eq(media.id, target.id))
      expect(found).toMatchObject({ file: stored.file, state: 'ready' })
    }, SOON)
    expect(await storage.size(variantKey(stored.file, 320, 'avif'))).toBeGreaterThan(0)
  })
})
