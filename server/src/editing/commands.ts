import type { ContentKindName, Snapshots } from '@rapport/contract/editing/content-kinds'
import type { Picture } from '@rapport/contract/media/media'
import type { Orm } from '../platform/database/database.ts'
import { systemTime } from '../platform/process/clock.ts'
import { kindOf } from './kinds.ts'
import { writePublished } from './publish.ts'
import { contentEntries } from './tables.ts'
import { type Author, listedColumns } from './write-entry.ts'

/** Publishes things in an empty database: as staff would, but by nobody. `keyOf`: where they name each other by keys. */
export async function seedEntries<K extends ContentKindName>(
  tx: Orm,
  kind: K,
  snapshots: Snapshots[K][],
  findPicture: (file: string) => Promise<Picture | undefined>,
  keyOf?: (snapshot: Snapshots[K]) => string,
): Promise<void> {
  const now = systemTime()
  const author: Author = { staffId: null, now, audit: async () => undefined }
  for (const seed of snapshots) {
    const snapshot = kindOf(kind).clean(seed)
    const [entry] = await tx
      .insert(contentEntries)
      .values({
        kind,
        subjectId: keyOf?.(seed) ?? null,
        ...listedColumns(snapshot),
        version: 0,
        updatedAt: now,
      })
      .returning()
    if (entry) await writePublished(tx, entry, snapshot, { reason: 'seed', findPicture }, author)
  }
}
