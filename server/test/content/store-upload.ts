import type { Picture } from '@rapport/contract/media/media'
import { MEDIA_QUEUE, storePicture } from '../../src/media/commands.ts'
import { media } from '../../src/media/tables.ts'
import { toPicture } from '../../src/media/to-picture.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Jobs } from '../../src/platform/jobs/jobs.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'

interface StoreDeps {
  database: Database
  storage: Storage
  jobs: Jobs
}

/** Stores a picture without a media library, and enqueues its other widths. */
export async function storeUpload(
  { database, storage, jobs }: StoreDeps,
  fileName: string,
  bytes: Uint8Array,
  alt = '',
): Promise<Picture> {
  const row = { ...(await storePicture(storage, fileName, bytes)), alt }
  await database.orm.transaction(async (tx) => {
    const [stored] = await tx.insert(media).values(row).onConflictDoNothing().returning({ id: media.id })
    if (stored && row.state === 'pending') await jobs.enqueue(tx, MEDIA_QUEUE, String(stored.id))
  })
  return toPicture(row)
}
