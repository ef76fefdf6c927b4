import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import type { Database } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { MEDIA_QUEUE } from './commands.ts'
import { PIXELS_MAX } from './drawing/drawing-limits.ts'
import { mediaKey, variantKey } from './media-paths.ts'
import { media } from './tables.ts'

export interface ImageVariantDeps {
  database: Database
  storage: Storage
  jobs: Jobs
  log: FastifyBaseLogger
}

/** Starts making pictures in their widths; takes up those an earlier process left. */
export async function startImageVariants(parts: ImageVariantDeps): Promise<void> {
  const { orm } = parts.database
  // One thread for each picture: the site needs the others.
  sharp.concurrency(1)
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
      if (!job.retryBy)
        await orm
          .update(media)
          .set({ state: 'failed' })
          .where(eq(media.id, Number(job.id)))
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
  const original = await buffer(stored.stream)
  for (const width of row.widths) {
    const resized = sharp(original, { limitInputPixels: PIXELS_MAX }).rotate().resize(width)
    // One after the other: each takes a core for seconds, and the site needs the rest.
    await storage.put(
      variantKey(row.file, width, 'avif'),
      await resized.clone().avif({ quality: 55, effort: 4 }).toBuffer(),
    )
    await storage.put(
      variantKey(row.file, width, 'webp'),
      await resized.clone().webp({ quality: 80 }).toBuffer(),
    )
  }
  // Somebody may have put another file in its place meanwhile.
  await orm
    .update(media)
    .set({ state: 'ready' })
    .where(and(eq(media.id, id), eq(media.file, row.file)))
  log.info({ media: row.file, widths: row.widths }, 'picture made in its widths')
}
