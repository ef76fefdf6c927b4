import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { EntryRow } from '../../editing/entries.ts'
import { contentDrafts, contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

/** Returns entries by code: published, drafts, and trashed ones. */
export async function findByCodes(
  orm: Orm,
  kind: ContentKindName,
  codes: string[],
): Promise<Map<string, EntryRow>> {
  if (codes.length === 0) return new Map()
  const { subjectId } = contentEntries
  const code = sql<string>`coalesce(${subjectId}, ${contentDrafts.snapshot} ->> 'erpId')`
  const rows = await orm
    .select({ entry: contentEntries, code })
    .from(contentEntries)
    .leftJoin(contentDrafts, eq(contentDrafts.entryId, contentEntries.id))
    .where(
      and(
        eq(contentEntries.kind, kind),
        or(inArray(subjectId, codes), and(isNull(subjectId), inArray(code, codes))),
      ),
    )
  return new Map(rows.map(({ entry, code }) => [code, entry]))
}

/** Returns the codes that no entry outside of the trash has. */
export async function findUnknownCodes(
  orm: Orm,
  kind: ContentKindName,
  codes: string[],
): Promise<Set<string>> {
  const named = [...new Set(codes)]
  const known = await findByCodes(orm, kind, named)
  return new Set(named.filter((code) => !known.has(code) || known.get(code)?.trashedAt))
}
