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
  findCategory,
  type GroupDraft,
  type PriceTableDraft,
  type TableRow,
  toRecord,
  toSnapshot,
} from './price-group-rows.ts'

/** A row of the file, and its place in the group. */
interface PlacedRow {
  plan: RowPlan
  table?: PriceTableDraft
  row?: TableRow
  at?: number
}

interface GroupPlanOptions {
  isNew: boolean
  as: ImportResult
  /** Titles of materials by code. */
  materialTitles: ReadonlyMap<string, string>
}

/** Applies the rows to a price group and returns the plan of each row. */
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
    const title = formatTitle(group, row, place)
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

const getCell = (row: FileRow, key: string): string => row.cell(key)?.trim() ?? ''

function formatTitle(group: GroupDraft, row: FileRow, place: Place | undefined): string {
  const label = getCell(row, 'label') || place?.row.label || getCell(row, 'material')
  const likeness = place?.likeness
  return [
    group.title || getCell(row, 'title') || group.erpId,
    getCell(row, 'variant'),
    likeness === undefined ? label : `${label} (похоже на\u00A0«${likeness}»)`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Adds the tables that exist only in the file, with the tiers that its rows name. */
function addTables(group: GroupDraft, rows: FileRow[]): void {
  for (const [title, tableRows] of Map.groupBy(rows, (row) => getCell(row, 'variant'))) {
    if (title === '' || findTable(group, title)) continue
    const froms = [...new Set(tableRows.flatMap((row) => parseQuantity(row) ?? []))].sort(
      (one, other) => one - other,
    )
    const tiers = froms.map((from, at) => ({ from, to: (froms[at + 1] ?? 0) - 1 }))
    group.tables.push({
      title,
      ranges: tiers.map(({ from, to }, at) => ({ from, to: at === tiers.length - 1 ? null : to })),
      rows: [],
    })
  }
}

/** Returns the table with this name, else the only one with a similar name. */
function findTable({ tables }: GroupDraft, title: string): PriceTableDraft | undefined {
  const [like, other] = tables.filter((table) => isSameName(table.title, title))
  return tables.find((table) => table.title === title) ?? (other ? undefined : like)
}

function parseQuantity(row: FileRow): number | undefined {
  try {
    const from = parseNumber(getCell(row, 'from'))
    return Number.isInteger(from) && from > 0 ? from : undefined
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    return undefined
  }
}

/** The fields of the group must be the same in all its rows. */
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
  /** Name of the row, if the file has a similar one. */
  likeness?: string | undefined
}

/**
 * Returns the table row and tier of a file row, or undefined after adding errors. Adds a missing row. Its name
 * defaults to the title of its material.
 */
function findPlace(
  group: GroupDraft,
  file: FileRow,
  mistakes: RowMistake[],
  materialTitles: GroupPlanOptions['materialTitles'],
): Place | undefined {
  const table = findTable(group, getCell(file, 'variant'))
  const from = parseQuantity(file)
  const [label, material] = [getCell(file, 'label'), getCell(file, 'material')]
  if (!table) mistakes.push({ key: 'variant', message: importMessages.cellRequired })
  if (from === undefined) mistakes.push({ key: 'from', message: importMessages.cellNumber })
  if (label === '' && material === '')
    mistakes.push({ key: 'material', message: importMessages.materialNeeded })
  if (!table || from === undefined || (label === '' && material === '')) return undefined
  const at = table.ranges.findIndex((tier) => tier.from === from)
  if (at < 0) {
    const tiers = table.ranges.map((tier) => tier.from.toLocaleString('ru-RU')).join(', ')
    mistakes.push({ key: 'from', message: importMessages.tierUnknown(tiers) })
    return undefined
  }
  const match = findTableRow(table, { label, material })
  if (match.mistake) mistakes.push(match.mistake)
  if (match.mistake) return undefined
  const row = match.row ?? addRow(group, table, file, { mistakes, materialTitles })
  return row && { table, row, at, likeness: match.likeness }
}

function addRow(
  group: GroupDraft,
  table: PriceTableDraft,
  file: FileRow,
  { mistakes, materialTitles }: Pick<GroupPlanOptions, 'materialTitles'> & { mistakes: RowMistake[] },
): TableRow | undefined {
  const material = getCell(file, 'material')
  const title = materialTitles.get(material)
  if (title === undefined) {
    const message = material === '' ? importMessages.materialNeeded : importMessages.codeUnknown(material)
    mistakes.push({ key: 'material', message })
    return undefined
  }
  const category = getCell(file, 'category')
  const current = findCategory(group, material)
  if (current === '') {
    if (category === '') {
      mistakes.push({ key: 'category', message: importMessages.categoryRequired })
      return undefined
    }
    const sameCategory = group.categories.find(({ title }) => isSameName(title, category))
    if (sameCategory) sameCategory.materials.push(material)
    else group.categories.push({ title: category, materials: [material] })
  }
  const row: TableRow = { material, label: getCell(file, 'label') || title, prices: {}, isNew: true }
  table.rows.push(row)
  return row
}

/** A key that identifies the row changes nothing. A name does if the row was found by code. */
function isReadElsewhere(key: string, file: FileRow, { table, row }: Pick<Place, 'table' | 'row'>): boolean {
  if (key === 'category' || key === 'group') return true
  const cell = getCell(file, key)
  if (key === 'variant') return isSameName(table.title, cell)
  if (key === 'label') return cell === '' || isSameName(row.label, cell)
  return key === 'material' && cell === ''
}

function readRow(
  group: GroupDraft,
  file: FileRow,
  { table, row, at }: Place,
  { plan, isNew }: { plan: RowPlan; isNew: boolean },
): void {
  const current = toRecord(group, table, row, at)
  const category = file.cell('category')
  if (category !== undefined && !isSameName(current.category, category))
    plan.mistakes.push({ key: 'category', message: importMessages.categoryOther(current.category) })
  const read = priceColumns.filter(({ key }) => !isReadElsewhere(key, file, { table, row }))
  const compared = compareRow(read, file, current, { names: undefined, isNew: isNew || row.isNew })
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

/** A price list needs prices for every tier of a row, or for none. */
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

/** Validates the group. Errors outside of the file's rows are shown at the first row. */
function checkRules(group: GroupDraft, placed: PlacedRow[], as: ImportResult): void {
  for (const { path, message } of listIssues('price-group', toSnapshot(group), as)) {
    const affected = placed.find((one) => isPathOfRow(group, one, path))
    const target = affected ?? placed[0]
    if (!target) continue
    const key = affected ? getColumnKey(path) : null
    target.plan.mistakes.push({ key, message })
  }
}

/** Returns whether an error path belongs to a row. */
function isPathOfRow({ tables }: GroupDraft, { table, row, at }: PlacedRow, path: PropertyKey[]): boolean {
  const [field, tableAt, part, rowAt, inRow, list, tier] = path
  if (field !== 'variants') return true
  if (!table || tables[Number(tableAt)] !== table) return false
  if (part === 'ranges') return rowAt === undefined || rowAt === at
  if (part !== 'rows' || rowAt === undefined) return true
  if (table.rows[Number(rowAt)] !== row) return false
  return inRow !== 'prices' || list === undefined || tier === undefined || tier === at
}

/** Returns the column of an error path. */
function getColumnKey([field, , part, , inRow, list]: PropertyKey[]): string | null {
  if (field === 'erpId') return 'group'
  if (field === 'categories') return 'category'
  if (field !== 'variants') return String(field)
  if (part === 'ranges') return 'from'
  if (part === 'title' || part === undefined) return 'variant'
  if (inRow === 'prices') return list === undefined ? 'anonymous' : String(list)
  return inRow === undefined ? null : String(inRow)
}
