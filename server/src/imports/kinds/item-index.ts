import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { catalogHiddenItems, catalogItems } from '../../catalog/tables.ts'
import { contentDrafts, contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { CellError } from '../columns/column.ts'
import type { ItemNames } from '../columns/item-columns.ts'

/** Greater than every key of an item. New items get temporary keys by line. */
const NEW_KEYS = 2_000_000_000

/** Returns the temporary key of the item on a line. */
export const newKey = (line: number): number => NEW_KEYS + line
/** Returns the line of a temporary key, undefined for a real key. */
export const lineOfNewKey = (key: number): number | undefined => (key > NEW_KEYS ? key - NEW_KEYS : undefined)

/** All items by key and slug, including drafts. */
export interface ItemIndex extends ItemNames {
  find(key: number): { entryId: number; isTrashed: boolean } | undefined
  /** Returns the keys of all items with a slug. */
  findKeys(slug: string): readonly number[]
  /** Adds the item of a line. Returns the earlier line with the same slug, if any. */
  add(slug: string, line: number): number | undefined
}

/** Loads the index. It contains only keys and slugs of all items. */
export async function loadItemIndex(orm: Orm): Promise<ItemIndex> {
  const { id, kind, subjectId, trashedAt } = contentEntries
  const key = sql<number>`${subjectId}::integer`
  const slug = sql<string | null>`coalesce(${contentDrafts.snapshot} ->> 'slug', ${catalogItems.slug},
    ${catalogHiddenItems.snapshot} ->> 'slug')`
  const rows = await orm
    .select({ key, entryId: id, slug, isTrashed: isNotNull(trashedAt).mapWith(Boolean) })
    .from(contentEntries)
    .leftJoin(contentDrafts, eq(contentDrafts.entryId, id))
    .leftJoin(catalogItems, eq(catalogItems.id, key))
    .leftJoin(catalogHiddenItems, eq(catalogHiddenItems.id, key))
    .where(and(eq(kind, 'item'), isNotNull(subjectId)))
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const bySlug = Map.groupBy(
    rows.filter((row) => row.slug && !row.isTrashed),
    (row) => row.slug ?? '',
  )
  const added = new Map<string, number>()
  const slugs = new Map<number, string>()
  const findKeys = (one: string) => bySlug.get(one)?.map((row) => row.key) ?? []
  return {
    find: (one) => byKey.get(one),
    findKeys,
    add(one, line) {
      const before = added.get(one)
      if (before === undefined) added.set(one, line)
      slugs.set(newKey(line), one)
      return before
    },
    getName(one) {
      const name = slugs.get(one) ?? byKey.get(one)?.slug
      return name && (slugs.has(one) || findKeys(name).length === 1) ? name : `#${one}`
    },
    findKey(name) {
      const explicitKey = /^#(\d{1,9})$/.exec(name)?.[1]
      if (explicitKey !== undefined) {
        if (byKey.has(Number(explicitKey))) return Number(explicitKey)
        throw new CellError(importMessages.codeUnknown(name))
      }
      const [first, second] = findKeys(name)
      if (second !== undefined) throw new CellError(importMessages.slugRepeats(name))
      if (first !== undefined) return first
      const line = added.get(name)
      if (line === undefined) throw new CellError(importMessages.slugUnknown(name))
      return newKey(line)
    },
  }
}
