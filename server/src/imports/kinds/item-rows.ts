import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import type { Orm } from '../../platform/database/database.ts'
import { type ItemNames, type ItemRecord, itemColumns } from '../columns/item-columns.ts'
import { exportContent } from './export-content.ts'
import { findUnknownCodes } from './find-codes.ts'
import { findLikeTitles } from './find-like-titles.ts'
import type { FileRow, FileRows, ImportKindRows, RowMistake } from './import-kind.ts'
import { type ItemIndex, loadItemIndex, newKey } from './item-index.ts'
import { findCurrentEntries } from './list-entries.ts'
import { type ChangedRow, findRepeated, planContent, type RowTarget } from './plan-content.ts'
import type { ContentWrite } from './write-content.ts'
import { writeItems } from './write-items.ts'

const EMPTY: ItemRecord = { ...emptySnapshot('item'), key: 0 }

const toRecord = (key: string | null, snapshot: ItemSnapshot): ItemRecord => ({
  ...snapshot,
  key: Number(key),
})

/** Items as rows, identified by code, or by slug without a code. */
export const itemRows: ImportKindRows<ContentWrite> = {
  columns: itemColumns,
  required: [['key', 'slug']],
  async *exportRows(context) {
    const names = await loadItemIndex(context.orm)
    yield* exportContent(context, 'item', itemColumns, names, ({ entry, snapshot }) => [
      toRecord(entry.subjectId, snapshot),
    ])
  },

  async *plan({ orm, rows, as, added }) {
    const index = await loadItemIndex(orm)
    const checkNewTitle = await findLikeTitles(orm, 'item')
    const repeated = await addNewItems(index, rows)
    const seen = new Map<string, number>()
    for await (const part of rows.parts()) {
      const identified = part.map((row) => ({ row, ...findItem(row, index) }))
      const ids = [...new Set(identified.flatMap(({ entryId }) => entryId ?? []))]
      const currentEntries = await findCurrentEntries(orm, 'item', ids)
      const byId = new Map(currentEntries.map((current) => [current.entry.id, current]))
      const targets = identified.map(({ row, entryId, mistake }): RowTarget<ItemRecord> => {
        const current = entryId === undefined ? undefined : byId.get(entryId)
        const before =
          entryId === undefined ? repeated.get(row.line) : findRepeated(seen, String(entryId), row.line)
        return {
          row,
          current,
          value: current ? toRecord(current.entry.subjectId, current.snapshot) : EMPTY,
          mistakes: [
            ...(mistake ? [mistake] : []),
            ...(before === undefined ? [] : [{ key: 'slug', message: importMessages.rowTwice(before) }]),
          ],
        }
      })
      yield planContent<'item', ItemRecord, ItemNames>(orm, targets, {
        kind: 'item',
        columns: itemColumns,
        names: index,
        keys: rows.keys,
        as,
        getTitle: ({ title, slug }) => title || slug,
        toSnapshot: ({ key: _, ...snapshot }) => snapshot,
        listPictures: ({ picture, gallery, banner, divider, sizeTables }) => ({
          picture: list(picture),
          gallery,
          banner: list(banner),
          divider: list(divider),
          sizeTables: sizeTables.flatMap(({ sketch }) => list(sketch)),
        }),
        checkNewTitle,
        check: (orm, rows) => checkItems(orm, rows, index, added?.priceGroups),
      })
    }
  },

  apply: writeItems,
}

const list = (file: string | null) => (file === null ? [] : [file])

const getSlug = (row: FileRow) => row.cell('slug')?.trim() ?? ''

/** Returns the item of a row, undefined if it is new. */
function findItem(row: FileRow, index: ItemIndex): { entryId?: number; mistake?: RowMistake } {
  const key = row.cell('key')?.trim() ?? ''
  const wrong = (column: string, message: string) => ({ mistake: { key: column, message } })
  if (key !== '') {
    const item = /^\d{1,9}$/.test(key) ? index.find(Number(key)) : undefined
    if (!item) return wrong('key', importMessages.keyUnknown)
    return item.isTrashed ? wrong('key', importMessages.keyTrashed) : { entryId: item.entryId }
  }
  const slug = getSlug(row)
  const [first, second] = index.findKeys(slug)
  if (second !== undefined) return wrong('slug', importMessages.slugRepeats(slug))
  const entryId = first === undefined ? undefined : index.find(first)?.entryId
  if (entryId !== undefined) return { entryId }
  return slug === '' ? wrong('slug', editingMessages.slugRequired) : {}
}

/**
 * Adds the new items of a file to the index, because other rows may refer to them. Returns the lines that repeat an
 * item.
 */
async function addNewItems(index: ItemIndex, rows: FileRows): Promise<Map<number, number>> {
  const repeated = new Map<number, number>()
  for await (const part of rows.parts())
    for (const row of part) {
      const { entryId, mistake } = findItem(row, index)
      if (entryId !== undefined || mistake) continue
      const before = index.add(getSlug(row), row.line)
      if (before !== undefined) repeated.set(row.line, before)
    }
  return repeated
}

async function checkItems(
  orm: Orm,
  rows: ChangedRow<ItemRecord>[],
  index: ItemIndex,
  addedGroups: ReadonlySet<string> = new Set(),
): Promise<RowMistake[][]> {
  const codes = rows.flatMap(({ value, changed }) => (changed.has('priceGroups') ? value.priceGroups : []))
  const unknown = await findUnknownCodes(orm, 'price-group', codes)
  return rows.map(({ line, value, changed }) => {
    const ownKey = value.key || newKey(line)
    const isTaken = changed.has('slug') && index.findKeys(value.slug).some((key) => key !== ownKey)
    const hasSecondPrice = value.priceTiers.length > 0 && value.priceGroups.length > 0
    const price = changed.has('priceTiers') ? 'priceTiers' : 'priceGroups'
    const isInItself = changed.has('parent') && value.parent === ownKey
    return [
      ...(isTaken ? [{ key: 'slug', message: importMessages.slugTaken }] : []),
      ...(hasSecondPrice ? [{ key: price, message: importMessages.pricesInTables }] : []),
      ...(isInItself ? [{ key: 'parent', message: editingMessages.parentBelowItself }] : []),
      ...(changed.has('priceGroups')
        ? value.priceGroups.filter((code) => unknown.has(code) && !addedGroups.has(code))
        : []
      ).map((code) => ({ key: 'priceGroups', message: importMessages.codeUnknown(code) })),
    ]
  })
}
