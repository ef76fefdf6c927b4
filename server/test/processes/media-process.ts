import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { MEDIA_QUEUE } from '../../src/media/commands.ts'
import { startImageVariants } from '../../src/media/image-variants.ts'
import { createJobs } from '../../src/platform/jobs/jobs.ts'
import { systemTime } from '../../src/platform/process/clock.ts'
import { openDiskStorage } from '../../src/platform/storage/disk-storage.ts'
import { storeUpload } from '../content/store-upload.ts'
import { openProcessDatabase } from './open-process-database.ts'

/** Creates the widths of pictures in its own process, which tests kill. */
const { DATA_DIR = '' } = process.env
const { log } = fastify({ logger: false })
const database = await openProcessDatabase()
const storage = openDiskStorage(join(DATA_DIR, 'files'))
const jobs = await createJobs(database, log, systemTime)
await jobs.createQueue(MEDIA_QUEUE)
for (const background of ['#b5232a', '#1f2a5a']) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const bytes = await sharp({ create: { width: 500, height: 240, channels: 3, background, noise } })
    .jpeg()
    .toBuffer()
  await storeUpload({ database, storage, jobs }, `${background}.jpg`, bytes)
}
await startImageVariants({ database, storage, jobs, log })
