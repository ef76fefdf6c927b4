import { suggestSlug } from '@rapport/staff-contract/editing/suggest-slug'
import { and, eq, isNull } from 'drizzle-orm'
import { contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { FileRow } from '../kinds/import-kind.ts'
import { type ItemIndex, loadItemIndex } from '../kinds/item-index.ts'
import type { CatalogueSheetRows } from './sheet-rows.ts'

/** Items of the catalogue and of the file, by slug, title and article. */
export interface ItemLookup {
  /** Returns whether the catalogue has an item with this slug. */
  isKnown(slug: string): boolean
  /** Returns the slugs of the items with this slug, title or article. */
  find(name: string): readonly string[]
  /** Returns whether the file has a row of the item with this slug. */
  isInFile(slug: string): boolean
}

export const getText = (row: FileRow, key: string): string => row.cell(key)?.trim() ?? ''

/** Returns the slug of a row. Without one it is made of the title. */
export const getSlug = (row: FileRow): string => getText(row, 'slug') || suggestSlug(getText(row, 'title'))

const plain = (name: string) => name.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()

/** Loads slugs and titles of all items, and adds those of the sheets. */
export async function loadItemNames(orm: Orm, sheets: readonly CatalogueSheetRows[]): Promise<ItemLookup> {
  const index = await loadItemIndex(orm)
  const names = new Map<string, Set<string>>()
  const add = (name: string, slug: string) => {
    if (name === '') return
    const slugs = names.get(plain(name)) ?? new Set()
    names.set(plain(name), slugs.add(slug))
  }
  for (const [title, slug] of await listTitles(orm, index)) add(title, slug)
  const inFile = new Set<string>()
  for (const { rows } of sheets)
    for await (const part of rows.parts())
      for (const row of part) {
        const slug = getSlug(row)
        inFile.add(slug)
        add(getText(row, 'title'), slug)
        add(getText(row, 'article'), slug)
      }
  const isKnown = (slug: string) => index.findKeys(slug).length > 0
  return {
    isKnown,
    isInFile: (slug) => inFile.has(slug),
    find: (name) => (isKnown(name) || inFile.has(name) ? [name] : [...(names.get(plain(name)) ?? [])]),
  }
}

async function listTitles(orm: Orm, index: ItemIndex): Promise<[string, string][]> {
  const { title, subjectId, kind, trashedAt } = contentEntries
  const rows = await orm
    .select({ title, key: subjectId })
    .from(contentEntries)
    .where(and(eq(kind, 'item'), isNull(trashedAt)))
  return rows.flatMap((row) => (row.key === null ? [] : [[row.title, index.getName(Number(row.key))]]))
}
