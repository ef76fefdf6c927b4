import { eq, or } from 'drizzle-orm'
import { mediaKey, shareKey, variantKey } from '../media/media-paths.ts'
import { media, mediaFormerFiles } from '../media/tables.ts'
import type { Database, Orm } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Storage } from '../platform/storage/storage.ts'

export const DELETION_QUEUE = 'media-deletion'

/** Enqueues the deletion of a picture's files. The job starts after the transaction commits. */
export const enqueueDeletion = (
  tx: Orm,
  jobs: Jobs,
  { file, widths }: { file: string; widths: number[] },
): Promise<void> => jobs.enqueue(tx, DELETION_QUEUE, [file, ...widths].join(' '))

/** Deletes a picture's file with its widths, unless the same file has been uploaded again. */
export async function deleteFiles(
  jobId: string,
  { database: { orm }, storage }: { database: Database; storage: Storage },
): Promise<void> {
  const [file = '', ...widths] = jobId.split(' ')
  const [again] = await orm
    .select({ id: media.id })
    .from(media)
    .leftJoin(mediaFormerFiles, eq(mediaFormerFiles.mediaId, media.id))
    .where(or(eq(media.file, file), eq(mediaFormerFiles.file, file)))
    .limit(1)
  if (again) return
  for (const width of widths.map(Number))
    for (const format of ['avif', 'webp'] as const) await storage.remove(variantKey(file, width, format))
  await storage.remove(shareKey(file))
  await storage.remove(mediaKey(file))
}
