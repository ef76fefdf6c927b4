import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { and, eq, isNull } from 'drizzle-orm'
import { contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { isSameName } from '../columns/same-text.ts'
import type { RowMistake } from './import-kind.ts'

/** Letters and digits of a title: names that are alike have the same, but for what no program loses. */
const keyOf = (title: string) =>
  (
    title
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[а-яa-z\d]/g) ?? []
  )
    .slice(0, 4)
    .join('')

/**
 * Returns a function that says of a new thing's title which thing in use has the same, or one that is like it: a file whose codes are
 * gone would bring everything again.
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
  const byKey = Map.groupBy(rows, (row) => keyOf(row.title))
  return (name) => {
    const like = byKey.get(keyOf(name))?.find((row) => isSameName(row.title, name))
    return like ? [{ key: 'title', message: importMessages.titleLike(like.title, like.code ?? '—') }] : []
  }
}
