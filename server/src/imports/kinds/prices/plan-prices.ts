import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { PRICE_LISTS } from '@rapport/staff-contract/prices/price-rules'
import { parseNumber } from '../../columns/codecs.ts'
import { CellError, comparable } from '../../columns/column.ts'
import { groupKeys, type PriceRecord, priceColumns } from '../../columns/price-columns.ts'
import { isSameName } from '../../columns/same-text.ts'
import { listIssues } from '../check-snapshot.ts'
import { compareRow } from '../compare-row.ts'
import { findTableRow } from '../find-table-row.ts'
import type { FileRow, ImportResult, RowMistake, RowPlan } from '../import-kind.ts'
import {
  categoryOf,
  type GroupDraft,
  type PriceTableDraft,
  type TableRow,
  toRecord,
  toSnapshot,
} from './price-group-rows.ts'

/** A row of the file and the place it is of. */
interface PlacedRow {
  plan: RowPlan
  table?: PriceTableDraft
  row?: TableRow
  at?: number
}

interface GroupPlanOptions {
  isNew: boolean
  as: ImportResult
  /** Of the materials that are in use, by their codes. */
  materialTitles: ReadonlyMap<string, string>
}

/** Reads the rows of one price group into it; returns what each of them would do. */
export function planPriceGroup(
  group: GroupDraft,
  rows: FileRow[],
  { isNew, as, materialTitles }: GroupPlanOptions,
): RowPlan[] {
  addTables(group, rows)
  const seen = new Map<TableRow, Map<number, number>>()
  const heads = new Map<string, string>()
  const placed = rows.map((row): PlacedRow => {
    const mistakes: RowMistake[] = checkHead(row, heads)
    const place = findPlace(group, row, mistakes, materialTitles)
    const title = titleOf(group, row, place)
    const plan: RowPlan = { line: row.line, title, state: 'same', changes: [], mistakes }
    if (!place) return { plan }
    const lines = seen.get(place.row) ?? new Map<number, number>()
    seen.set(place.row, lines)
    const before = lines.get(place.at)
    if (before === undefined) lines.set(place.at, row.line)
    else mistakes.push({ key: 'label', message: importMessages.rowTwice(before) })
    readRow(group, row, place, { plan, isNew })
    return { plan, ...place }
  })
  checkLists(placed)
  const hasChanges = placed.some(({ plan }) => plan.changes.length > 0)
  const hasMistakes = placed.some(({ plan }) => plan.mistakes.length > 0)
  if (hasChanges && !hasMistakes) checkRules(group, placed, as)
  for (const { plan, row } of placed) {
    if (plan.mistakes.length > 0) plan.state = 'wrong'
    else if (isNew || row?.isNew) plan.state = 'new'
    else if (plan.changes.length > 0) plan.state = 'changed'
  }
  return placed.map(({ plan }) => plan)
}

const cellOf = (row: FileRow, key: string): string => row.cell(key)?.trim() ?? ''

function titleOf(group: GroupDraft, row: FileRow, place: Place | undefined): string {
  const label = cellOf(row, 'label') || place?.row.label || cellOf(row, 'material')
  const likeness = place?.likeness
  return [
    group.title || cellOf(row, 'title') || group.erpId,
    cellOf(row, 'variant'),
    likeness === undefined ? label : `${label} (похоже на\u00A0«${likeness}»)`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Adds the tables that exist only in the file, with the tiers that its rows name. */
function addTables(group: GroupDraft, rows: FileRow[]): void {
  for (const [title, own] of Map.groupBy(rows, (row) => cellOf(row, 'variant'))) {
    if (title === '' || findTable(group, title)) continue
    const froms = [...new Set(own.flatMap((row) => quantityOf(row) ?? []))].sort((one, other) => one - other)
    const tiers = froms.map((from, at) => ({ from, to: (froms[at + 1] ?? 0) - 1 }))
    group.tables.push({
      title,
      ranges: tiers.map(({ from, to }, at) => ({ from, to: at === tiers.length - 1 ? null : to })),
      rows: [],
    })
  }
}

/** Returns the table of a name, or the only one whose name is like it. */
function findTable({ tables }: GroupDraft, title: string): PriceTableDraft | undefined {
  const [like, other] = tables.filter((table) => isSameName(table.title, title))
  return tables.find((table) => table.title === title) ?? (other ? undefined : like)
}

function quantityOf(row: FileRow): number | undefined {
  try {
    const from = parseNumber(cellOf(row, 'from'))
    return Number.isInteger(from) && from > 0 ? from : undefined
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    return undefined
  }
}

/** What is said of the group itself is the same in each of its rows. */
function checkHead(row: FileRow, heads: Map<string, string>): RowMistake[] {
  return groupKeys.flatMap((key) => {
    const cell = row.cell(key)
    if (cell === undefined) return []
    const first = heads.get(key)
    if (first === undefined) heads.set(key, comparable(cell))
    const header = priceColumns.find((column) => column.key === key)?.header ?? key
    return first === undefined || first === comparable(cell)
      ? []
      : [{ key, message: importMessages.groupTwice(header) }]
  })
}

interface Place {
  table: PriceTableDraft
  row: TableRow
  at: number
  /** The name of the row, where the file has another that is like it. */
  likeness?: string | undefined
}

/** Returns the row of the table and the tier; undefined with a mistake. A row that is not there is put in, under its material's title where the file has no name. */
function findPlace(
  group: GroupDraft,
  file: FileRow,
  mistakes: RowMistake[],
  materialTitles: GroupPlanOptions['materialTitles'],
): Place | undefined {
  const table = findTable(group, cellOf(file, 'variant'))
  const from = quantityOf(file)
  const [label, material] = [cellOf(file, 'label'), cellOf(file, 'material')]
  if (!table) mistakes.push({ key: 'variant', message: importMessages.cellRequired })
  if (from === undefined) mistakes.push({ key: 'from', message: importMessages.cellNumber })
  if (label === '' && material === '') mistakes.push({ key: 'label', message: editingMessages.labelRequired })
  if (!table || from === undefined || (label === '' && material === '')) return undefined
  const at = table.ranges.findIndex((tier) => tier.from === from)
  if (at < 0) {
    const tiers = table.ranges.map((tier) => tier.from.toLocaleString('ru-RU')).join(', ')
    mistakes.push({ key: 'from', message: importMessages.tierUnknown(tiers) })
    return undefined
  }
  const found = findTableRow(table, { label, material })
  if (found.mistake) mistakes.push(found.mistake)
  if (found.mistake) return undefined
  const row = found.row ?? addRow(group, table, file, { mistakes, materialTitles })
  return row && { table, row, at, likeness: found.likeness }
}

function addRow(
  group: GroupDraft,
  table: PriceTableDraft,
  file: FileRow,
  { mistakes, materialTitles }: Pick<GroupPlanOptions, 'materialTitles'> & { mistakes: RowMistake[] },
): TableRow | undefined {
  const material = cellOf(file, 'material')
  const title = materialTitles.get(material)
  if (title === undefined) {
    const message = material === '' ? importMessages.cellRequired : importMessages.codeUnknown(material)
    mistakes.push({ key: 'material', message })
    return undefined
  }
  const category = cellOf(file, 'category')
  const present = categoryOf(group, material)
  if (present === '') {
    if (category === '') {
      mistakes.push({ key: 'category', message: importMessages.categoryRequired })
      return undefined
    }
    const found = group.categories.find(({ title }) => isSameName(title, category))
    if (found) found.materials.push(material)
    else group.categories.push({ title: category, materials: [material] })
  }
  const row: TableRow = { material, label: cellOf(file, 'label') || title, prices: {}, isNew: true }
  table.rows.push(row)
  return row
}

/** What a row is found by changes nothing of it; a name does where a code has found the row. */
function isReadElsewhere(key: string, file: FileRow, { table, row }: Pick<Place, 'table' | 'row'>): boolean {
  if (key === 'category' || key === 'group') return true
  const cell = cellOf(file, key)
  if (key === 'variant') return isSameName(table.title, cell)
  if (key === 'label') return cell === '' || isSameName(row.label, cell)
  return key === 'material' && cell === ''
}

/** Reads the cells of a row into its place. */
function readRow(
  group: GroupDraft,
  file: FileRow,
  { table, row, at }: Place,
  { plan, isNew }: { plan: RowPlan; isNew: boolean },
): void {
  const present = toRecord(group, table, row, at)
  const category = file.cell('category')
  if (category !== undefined && !isSameName(present.category, category))
    plan.mistakes.push({ key: 'category', message: importMessages.categoryOther(present.category) })
  const read = priceColumns.filter(({ key }) => !isReadElsewhere(key, file, { table, row }))
  const compared = compareRow(read, file, present, { names: undefined, isNew: isNew || row.isNew })
  plan.changes.push(...compared.changes)
  plan.mistakes.push(...compared.mistakes)
  const record: PriceRecord = compared.value
  for (const key of groupKeys) group[key] = record[key]
  row.label = record.label
  for (const list of PRICE_LISTS) {
    if (!compared.changed.has(list)) continue
    const cells = row.prices[list] ?? table.ranges.map(() => undefined)
    cells[at] = record.prices[list]
    row.prices[list] = cells
  }
}

/** A list has prices for every tier of a row, or for none. */
function checkLists(placed: PlacedRow[]): void {
  for (const { plan, row, table } of placed)
    for (const list of PRICE_LISTS) {
      const cells = row?.prices[list] ?? []
      const filled = cells.filter((cell) => cell !== undefined).length
      const isRead = !plan.mistakes.some(({ key }) => key === list)
      if (isRead && filled > 0 && filled < (table?.ranges.length ?? 0))
        plan.mistakes.push({ key: list, message: importMessages.pricePart })
    }
}

/** Holds the group against its rules; what no row of the file is of is said of the first. */
function checkRules(group: GroupDraft, placed: PlacedRow[], as: ImportResult): void {
  for (const { path, message } of listIssues('price-group', toSnapshot(group), as)) {
    const found = placed.find((one) => isOf(group, one, path))
    const target = found ?? placed[0]
    if (!target) continue
    const key = found ? keyOf(path) : null
    target.plan.mistakes.push({ key, message })
  }
}

/** Whether a place in a group, as rules name it, is that of a row. */
function isOf({ tables }: GroupDraft, { table, row, at }: PlacedRow, path: PropertyKey[]): boolean {
  const [field, tableAt, part, rowAt, inRow, list, tier] = path
  if (field !== 'variants') return true
  if (!table || tables[Number(tableAt)] !== table) return false
  if (part === 'ranges') return rowAt === undefined || rowAt === at
  if (part !== 'rows' || rowAt === undefined) return true
  if (table.rows[Number(rowAt)] !== row) return false
  return inRow !== 'prices' || list === undefined || tier === undefined || tier === at
}

/** Returns the column that a place in a group stands in. */
function keyOf([field, , part, , inRow, list]: PropertyKey[]): string | null {
  if (field === 'erpId') return 'group'
  if (field === 'categories') return 'category'
  if (field !== 'variants') return String(field)
  if (part === 'ranges') return 'from'
  if (part === 'title' || part === undefined) return 'variant'
  if (inRow === 'prices') return list === undefined ? 'anonymous' : String(list)
  return inRow === undefined ? null : String(inRow)
}
