import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { and, eq, isNull } from 'drizzle-orm'
import { contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { isSameName } from '../columns/same-text.ts'
import type { RowMistake } from './import-kind.ts'

/** Similar names share these letters and digits, which no program loses. */
const buildKey = (title: string) =>
  (
    title
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[а-яa-z\d]/g) ?? []
  )
    .slice(0, 4)
    .join('')

/**
 * Returns a function that reports an existing entry with the same or a similar title as a new one. Otherwise a file
 * that has lost its codes would duplicate every entry.
 */
export async function findLikeTitles(
  orm: Orm,
  kind: ContentKindName,
): Promise<(title: string) => RowMistake[]> {
  const { title, subjectId, trashedAt } = contentEntries
  const rows = await orm
    .select({ title, code: subjectId })
    .from(contentEntries)
    .where(and(eq(contentEntries.kind, kind), isNull(trashedAt)))
  const byKey = Map.groupBy(rows, (row) => buildKey(row.title))
  return (name) => {
    const like = byKey.get(buildKey(name))?.find((row) => isSameName(row.title, name))
    return like ? [{ key: 'title', message: importMessages.titleLike(like.title, like.code ?? '—') }] : []
  }
}
