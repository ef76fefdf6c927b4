import type { PriceList } from '@rapport/contract/prices/prices'
import { PRICE_LISTS, type PriceCell } from '@rapport/staff-contract/prices/price-rules'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import type { PriceRecord } from '../../columns/price-columns.ts'

/** A table row during an import. A price list may still lack some tiers. */
export interface TableRow {
  material: string
  label: string
  prices: Partial<Record<PriceList, (PriceCell | undefined)[]>>
  isNew: boolean
}

export interface PriceTableDraft {
  title: string
  ranges: { from: number; to: number | null }[]
  rows: TableRow[]
}

/** A price group during an import. */
export interface GroupDraft
  extends Pick<PriceGroupSnapshot, 'erpId' | 'title' | 'unit' | 'note' | 'categories'> {
  tables: PriceTableDraft[]
}

export function toDraft({ variants, ...group }: PriceGroupSnapshot): GroupDraft {
  const tables = variants.map(({ title, ranges, rows }) => ({
    title,
    ranges,
    rows: rows.map(({ material, label, prices }) => ({
      material,
      label,
      isNew: false,
      prices: Object.fromEntries(Object.entries(prices).map(([list, cells]) => [list, [...(cells ?? [])]])),
    })),
  }))
  return { ...group, categories: structuredClone(group.categories), tables }
}

export const toSnapshot = ({ tables, ...group }: GroupDraft): PriceGroupSnapshot => ({
  ...group,
  variants: tables.map(({ title, ranges, rows }) => ({
    title,
    ranges,
    rows: rows.map(({ material, label, prices }) => ({
      material,
      label,
      prices: Object.fromEntries(
        PRICE_LISTS.flatMap((list) => {
          const cells = prices[list]
          return cells?.some((cell) => cell !== undefined) ? [[list, cells.map((cell) => cell ?? null)]] : []
        }),
      ),
    })),
  })),
})

export const findCategory = ({ categories }: Pick<GroupDraft, 'categories'>, material: string): string =>
  categories.find(({ materials }) => materials.includes(material))?.title ?? ''

/** Returns one tier of a table row as a record of the file. */
export const toRecord = (
  group: GroupDraft,
  table: PriceTableDraft,
  row: TableRow,
  at: number,
): PriceRecord => ({
  group: group.erpId,
  title: group.title,
  unit: group.unit,
  note: group.note,
  variant: table.title,
  category: findCategory(group, row.material),
  material: row.material,
  label: row.label,
  from: table.ranges[at]?.from ?? 0,
  prices: Object.fromEntries(
    PRICE_LISTS.flatMap((list) => {
      const price = row.prices[list]?.[at]
      return price === undefined ? [] : [[list, price]]
    }),
  ),
})

/** Returns all records of a group. */
export const listRecords = (group: GroupDraft): PriceRecord[] =>
  group.tables.flatMap((table) =>
    table.rows.flatMap((row) => table.ranges.map((_, at) => toRecord(group, table, row, at))),
  )
