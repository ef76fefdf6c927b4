import type { Picture } from '@rapport/contract/media/media'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { Orm } from '../platform/database/database.ts'
import { systemTime } from '../platform/process/clock.ts'
import { kindOf } from './kinds.ts'
import { contentEntries, contentVersions } from './tables.ts'
import { renderText } from './texts/render-text.ts'
import { listedColumns } from './write-entry.ts'

/** Things noted in one statement. */
const NOTED_AT_ONCE = 200

/**
 * Publishes things in an empty database: as staff would, but by nobody, and noting many at once. `keyOf`: where they name each
 * other by keys.
 */
export async function seedEntries<K extends ContentKindName>(
  tx: Orm,
  kind: K,
  snapshots: Snapshots[K][],
  findPicture: (file: string) => Promise<Picture | undefined>,
  keyOf?: (snapshot: Snapshots[K]) => string,
): Promise<void> {
  const now = systemTime()
  const { clean, write } = kindOf(kind)
  const published = { version: 1, publishedVersion: 1, updatedAt: now }
  for (let at = 0; at < snapshots.length; at += NOTED_AT_ONCE) {
    const rows = []
    for (const seed of snapshots.slice(at, at + NOTED_AT_ONCE)) {
      const snapshot = clean(seed)
      const subjectId = await write(tx, snapshot, {
        subjectId: keyOf?.(seed),
        now,
        findPicture,
        renderText: (markdown) => renderText(tx, markdown),
      })
      rows.push({ subjectId, snapshot })
    }
    const entries = await tx
      .insert(contentEntries)
      .values(
        rows.map(({ subjectId, snapshot }) => ({
          kind,
          subjectId,
          ...listedColumns(kind, snapshot),
          ...published,
        })),
      )
      .returning({ id: contentEntries.id, subjectId: contentEntries.subjectId })
    const ids = new Map(entries.map(({ id, subjectId }) => [subjectId, id]))
    const version = { number: 1, reason: 'seed' as const, isPublished: true, createdAt: now }
    await tx
      .insert(contentVersions)
      .values(
        rows.map(({ subjectId, snapshot }) => ({ entryId: ids.get(subjectId) ?? 0, snapshot, ...version })),
      )
  }
}
