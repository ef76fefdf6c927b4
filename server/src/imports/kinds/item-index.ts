import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { catalogHiddenItems, catalogItems } from '../../catalog/tables.ts'
import { contentDrafts, contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { CellError } from '../columns/column.ts'
import type { ItemNames } from '../columns/item-columns.ts'

/** Above the keys of items that are there: what stands for those that a file brings, by their lines. */
const NEW_KEYS = 2_000_000_000

/** Returns what stands for the item that a line brings, until it has a key of its own. */
export const newKey = (line: number): number => NEW_KEYS + line
/** Returns the line that a key stands for; undefined of one that is an item’s own. */
export const lineOfNewKey = (key: number): number | undefined => (key > NEW_KEYS ? key - NEW_KEYS : undefined)

/** All items by their keys and addresses, drafts included. */
export interface ItemIndex extends ItemNames {
  /** Returns the entry of an item; `isTrashed`: it was thrown away. */
  find(key: number): { entryId: number; isTrashed: boolean } | undefined
  /** Returns the keys of the items that have an address. */
  keysOf(slug: string): readonly number[]
  /** Notes an item that a line brings; returns the line that brings the same address already. */
  add(slug: string, line: number): number | undefined
}

/** Reads the index; it is as large as the catalogue has items, and holds nothing else of them. */
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
  const keysOf = (one: string) => bySlug.get(one)?.map((row) => row.key) ?? []
  return {
    find: (one) => byKey.get(one),
    keysOf,
    add(one, line) {
      const before = added.get(one)
      if (before === undefined) added.set(one, line)
      slugs.set(newKey(line), one)
      return before
    },
    nameOf(one) {
      const name = slugs.get(one) ?? byKey.get(one)?.slug
      return name && (slugs.has(one) || keysOf(name).length === 1) ? name : `#${one}`
    },
    keyOf(name) {
      const own = /^#(\d{1,9})$/.exec(name)?.[1]
      if (own !== undefined) {
        if (byKey.has(Number(own))) return Number(own)
        throw new CellError(importMessages.codeUnknown(name))
      }
      const [first, second] = keysOf(name)
      if (second !== undefined) throw new CellError(importMessages.slugRepeats(name))
      if (first !== undefined) return first
      const line = added.get(name)
      if (line === undefined) throw new CellError(importMessages.slugUnknown(name))
      return newKey(line)
    },
  }
}
