import type { CatalogueSheet } from '@rapport/staff-contract/imports/catalogue-sheets'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { splitLines } from '../columns/codecs.ts'
import type { FileRow, FileRows } from '../kinds/import-kind.ts'
import { getSlug, getText, type ItemLookup } from './item-names.ts'
import type { CatalogueSheetRows } from './sheet-rows.ts'
import type { ItemTiers } from './tier-rows.ts'

/** Columns with names of pictures. */
const PICTURES = new Set(['picture', 'gallery', 'banner', 'divider', 'pictures'])
const ARTICLE = 'Артикул'
/** Unit of a new item without one. */
const UNIT = 'шт.'

export interface SheetContext {
  names: ItemLookup
  findPicture(name: string): string | undefined
  /** Prices by quantity from their own sheet, by slug. */
  tiers: ReadonlyMap<string, ItemTiers>
  /** Whether an unknown picture is an error, or is left out. */
  requiresPictures: boolean
  /** Names of pictures that are left out, by line. */
  missingPictures: Map<number, Set<string>>
}

/**
 * Returns the rows of groups and items as rows of items. An empty cell leaves the value of an item as it is. A missing slug is
 * made of the title, a group may be named by its title, a picture by the name of its file.
 */
export function toItemRows(sheets: readonly CatalogueSheetRows[], context: SheetContext): FileRows {
  const added = ['slug', 'isGroup', 'unit', 'priceTiers', 'properties']
  return {
    keys: new Set([...sheets.flatMap(({ rows }) => [...rows.keys]), ...added]),
    async *parts() {
      for (const { sheet, rows } of sheets)
        for await (const part of rows.parts()) yield part.map((row) => toItemRow(row, sheet, context))
      const others = [...context.tiers].filter(([slug]) => !context.names.isInFile(slug))
      if (others.length > 0) yield others.map(([slug, tiers]) => toPricedRow(slug, tiers))
    },
  }
}

/** A row for an item whose prices are in the file, but which is not. */
const toPricedRow = (slug: string, { line, text }: ItemTiers): FileRow => ({
  line,
  cell: (key) => ({ key: /^#(\d+)$/.exec(slug)?.[1], slug, priceTiers: text })[key],
  problems: new Map(),
})

function toItemRow(row: FileRow, sheet: CatalogueSheet, context: SheetContext): FileRow {
  const { names, tiers } = context
  const slug = getSlug(row)
  const isNew = getText(row, 'key') === '' && !names.isKnown(slug)
  const read = (key: string): string | undefined => {
    const text = getText(row, key)
    if (key === 'slug') return slug
    if (key === 'isGroup') return sheet === 'groups' ? 'да' : text || (isNew ? 'нет' : undefined)
    if (key === 'unit') return text || (isNew ? UNIT : undefined)
    if (key === 'parent' && text !== '') return names.find(text)[0] ?? text
    if (key === 'priceTiers') return tiers.get(slug)?.text ?? (text || undefined)
    if (key === 'properties') return readProperties(row, isNew)
    return text === '' ? undefined : row.cell(key)
  }
  const group = getText(row, 'parent')
  const isLost = group !== '' && names.find(group).length === 0
  const lost: [string, string][] = isLost ? [['parent', importMessages.groupUnknown(group)]] : []
  return {
    ...row,
    problems: new Map([...row.problems, ...lost]),
    cell: (key) => (PICTURES.has(key) ? readPictures(row, read(key), context) : read(key)),
  }
}

/** The article is the first property. It does not replace the properties of an existing item. */
function readProperties(row: FileRow, isNew: boolean): string | undefined {
  const article = getText(row, 'article')
  const text = getText(row, 'properties')
  if (article === '') return text || undefined
  if (text === '' && !isNew) return undefined
  const others = splitLines(text).filter(
    (line) => !line.toLowerCase().startsWith(`${ARTICLE.toLowerCase()}:`),
  )
  return [`${ARTICLE}: ${article}`, ...others].join('\n')
}

/** Replaces names of pictures by their files in the library. */
function readPictures(
  row: FileRow,
  cell: string | undefined,
  { findPicture, requiresPictures, missingPictures }: SheetContext,
): string | undefined {
  if (cell === undefined) return undefined
  const named = splitLines(cell.replace(/[,;]/g, '\n'))
  const files = named.flatMap((name) => {
    const file = findPicture(name)
    if (file !== undefined || requiresPictures) return file ?? name
    missingPictures.set(row.line, (missingPictures.get(row.line) ?? new Set()).add(name))
    return []
  })
  return files.length > 0 ? [...new Set(files)].join('\n') : undefined
}

/** Returns the rows of materials with names of pictures replaced. An empty cell leaves the value as it is. */
export const toMaterialRows = ({ rows }: CatalogueSheetRows, context: SheetContext): FileRows => ({
  keys: rows.keys,
  async *parts() {
    for await (const part of rows.parts())
      yield part.map((row) => ({
        ...row,
        cell: (key: string) => {
          const cell = getText(row, key) === '' ? undefined : row.cell(key)
          return PICTURES.has(key) ? readPictures(row, cell, context) : cell
        },
      }))
  },
})
