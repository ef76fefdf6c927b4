import { buffer } from 'node:stream/consumers'
import { and, eq, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Orm } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { MEDIA_QUEUE } from './commands.ts'
import { createDrawSeries } from './drawing/draw.ts'
import type { DrawingTask } from './drawing/drawing-task.ts'
import { mediaKey, variantKey } from './media-paths.ts'
import { webpTask } from './on-demand-images.ts'
import { type MediaRow, media } from './tables.ts'

export interface ImageVariantDeps {
  database: Database
  storage: Storage
  jobs: Jobs
  log: FastifyBaseLogger
}

/** One picture at a time, with time for a large AVIF: the site needs the rest of the CPU. */
const openSeries = createDrawSeries({ running: 1, waiting: 8, timeMs: 300_000, memoryMb: 2048 })

/** Starts the job that makes variants; resumes those of an earlier process. */
export async function startImageVariants(parts: ImageVariantDeps): Promise<void> {
  const { orm } = parts.database
  const waiting = await orm
    .select({ id: media.id })
    .from(media)
    .where(eq(media.state, 'pending'))
    .limit(10_000)
  await parts.jobs.createQueue(MEDIA_QUEUE)
  for (const { id } of waiting) await parts.jobs.enqueue(orm, MEDIA_QUEUE, String(id))
  await parts.jobs.handle(MEDIA_QUEUE, async (job) => {
    try {
      await makeVariants(Number(job.id), parts)
    } catch (error) {
      if (!job.retryBy) await setState(orm, eq(media.id, Number(job.id)), 'failed')
      throw new Error(error instanceof Error ? error.name : 'unknown')
    }
  })
}

async function makeVariants(
  id: number,
  { database: { orm }, storage, log }: ImageVariantDeps,
): Promise<void> {
  const [row] = await orm.select().from(media).where(eq(media.id, id))
  if (row?.state !== 'pending') return
  const stored = await storage.get(mediaKey(row.file))
  if (!stored) throw new Error('The original is gone')
  // The file may be replaced meanwhile.
  const isUnchanged = and(eq(media.id, id), eq(media.file, row.file))
  const original = await buffer(stored.stream)
  await using series = await openSeries(row.file)
  for (const width of row.widths)
    for (const format of ['avif', 'webp'] as const) {
      const key = variantKey(row.file, width, format)
      // An earlier process may have made it.
      if ((await storage.size(key)) !== undefined) continue
      const drawn = await series.draw(TASKS[format](row, width), original)
      if (!drawn) {
        log.warn({ media: row.file, width, format }, 'picture can’t be made in its widths')
        return await setState(orm, isUnchanged, 'failed')
      }
      await storage.put(key, drawn.bytes)
    }
  await setState(orm, isUnchanged, 'ready')
  log.info({ media: row.file, widths: row.widths }, 'picture made in its widths')
}

const TASKS: Record<'avif' | 'webp', (row: MediaRow, width: number) => DrawingTask> = {
  avif: (row, width) => ({
    ...webpTask(row, width),
    format: 'avif', // Effort 4 takes three times as long, for 4 % fewer bytes.
    options: { quality: 55, effort: 3 },
  }),
  webp: webpTask,
}

async function setState(orm: Orm, which: SQL | undefined, state: MediaRow['state']): Promise<void> {
  await orm.update(media).set({ state }).where(which)
}
