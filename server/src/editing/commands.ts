import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { WriteOptions } from '../content-kind.ts'
import type { Orm } from '../platform/database/database.ts'
import { systemTime } from '../platform/process/clock.ts'
import { getKind } from './kinds.ts'
import { contentEntries, contentVersions } from './tables.ts'
import { renderText } from './texts/render-text.ts'
import { listedColumns } from './write-entry.ts'

/** Entries per insert statement. */
const ENTRIES_AT_ONCE = 200

/**
 * Publishes entries in an empty database without an author. `getKey` returns the key of a kind whose entries are
 * referenced by it.
 */
export async function seedEntries<K extends ContentKindName>(
  tx: Orm,
  kind: K,
  snapshots: Snapshots[K][],
  findPictureId: WriteOptions['findPictureId'],
  getKey?: (snapshot: Snapshots[K]) => string,
): Promise<void> {
  const now = systemTime()
  const { clean, write } = getKind(kind)
  const published = { version: 1, publishedVersion: 1, updatedAt: now }
  for (let at = 0; at < snapshots.length; at += ENTRIES_AT_ONCE) {
    const rows = []
    for (const seed of snapshots.slice(at, at + ENTRIES_AT_ONCE)) {
      const snapshot = clean(seed)
      const subjectId = await write(tx, snapshot, {
        subjectId: getKey?.(seed),
        now,
        findPictureId,
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
