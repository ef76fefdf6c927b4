import { editingMessages } from '@rapport/contract/editing/editing-messages'
import { PRICE_LISTS } from '@rapport/contract/editing/price-rules'
import { importMessages } from '@rapport/contract/imports/import-messages'
import { parseNumber } from '../columns/codecs.ts'
import { CellError, comparable } from '../columns/column.ts'
import { groupKeys, type PriceRecord, priceColumns } from '../columns/price-columns.ts'
import { listIssues } from './check-snapshot.ts'
import { compareRow } from './compare-row.ts'
import type { FileRow, ImportResult, RowMistake, RowPlan } from './import-kind.ts'
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
  knownMaterials: ReadonlySet<string>
}

/** Reads the rows of one price group into it; returns what each of them would do. */
export function planPriceGroup(
  group: GroupDraft,
  rows: FileRow[],
  { isNew, as, knownMaterials }: GroupPlanOptions,
): RowPlan[] {
  addTables(group, rows)
  const seen = new Map<string, number>()
  const heads = new Map<string, string>()
  const placed = rows.map((row): PlacedRow => {
    const mistakes: RowMistake[] = checkHead(row, heads)
    const place = findPlace(group, row, mistakes, knownMaterials)
    const plan: RowPlan = { line: row.line, title: titleOf(group, row), state: 'same', changes: [], mistakes }
    if (!place) return { plan }
    const key = JSON.stringify([place.table.title, place.row.label, place.at])
    const before = seen.get(key)
    if (before === undefined) seen.set(key, row.line)
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

const titleOf = (group: GroupDraft, row: FileRow): string =>
  [group.title || cellOf(row, 'title') || group.erpId, cellOf(row, 'variant'), cellOf(row, 'label')]
    .filter(Boolean)
    .join(' · ')

/** Puts in the tables that only the file has, with the ranges that its rows name. */
function addTables(group: GroupDraft, rows: FileRow[]): void {
  for (const [title, own] of Map.groupBy(rows, (row) => cellOf(row, 'variant'))) {
    if (title === '' || group.tables.some((table) => table.title === title)) continue
    const froms = [...new Set(own.flatMap((row) => quantityOf(row) ?? []))].sort((one, other) => one - other)
    const ranges = froms.map((from, at) => ({ from, to: (froms[at + 1] ?? 0) - 1 }))
    group.tables.push({
      title,
      ranges: ranges.map(({ from, to }, at) => ({ from, to: at === ranges.length - 1 ? null : to })),
      rows: [],
    })
  }
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
}

/** Returns the row of the table, put in where it is not there, and the range; undefined with a mistake. */
function findPlace(
  group: GroupDraft,
  file: FileRow,
  mistakes: RowMistake[],
  knownMaterials: ReadonlySet<string>,
): Place | undefined {
  const table = group.tables.find(({ title }) => title === cellOf(file, 'variant'))
  const from = quantityOf(file)
  const label = cellOf(file, 'label')
  if (!table) mistakes.push({ key: 'variant', message: importMessages.cellRequired })
  if (from === undefined) mistakes.push({ key: 'from', message: importMessages.cellNumber })
  if (label === '') mistakes.push({ key: 'label', message: editingMessages.labelRequired })
  if (!table || from === undefined || label === '') return undefined
  const at = table.ranges.findIndex((range) => range.from === from)
  if (at < 0) {
    const ranges = table.ranges.map((range) => range.from.toLocaleString('ru-RU')).join(', ')
    mistakes.push({ key: 'from', message: importMessages.rangeUnknown(ranges) })
    return undefined
  }
  const material = file.cell('material')?.trim()
  const isOwn = (row: TableRow) =>
    comparable(row.label) === label && (material === undefined || row.material === material)
  const row = table.rows.find(isOwn) ?? addRow(group, table, file, { label, mistakes, knownMaterials })
  return row && { table, row, at }
}

function addRow(
  group: GroupDraft,
  table: PriceTableDraft,
  file: FileRow,
  {
    label,
    mistakes,
    knownMaterials,
  }: { label: string; mistakes: RowMistake[]; knownMaterials: ReadonlySet<string> },
): TableRow | undefined {
  const material = cellOf(file, 'material')
  if (!knownMaterials.has(material)) {
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
    const found = group.categories.find(({ title }) => title === category)
    if (found) found.materials.push(material)
    else group.categories.push({ title: category, materials: [material] })
  }
  const row: TableRow = { material, label, prices: {}, isNew: true }
  table.rows.push(row)
  return row
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
  if (category !== undefined && comparable(category) !== comparable(present.category))
    plan.mistakes.push({ key: 'category', message: importMessages.categoryOther(present.category) })
  const read = priceColumns.filter(({ key }) => key !== 'category' && key !== 'group')
  const compared = compareRow(read, file, present, { names: undefined, isNew: isNew || row.isNew })
  plan.changes.push(...compared.changes)
  plan.mistakes.push(...compared.mistakes)
  const record: PriceRecord = compared.value
  for (const key of groupKeys) group[key] = record[key]
  for (const list of PRICE_LISTS) {
    if (!compared.changed.has(list)) continue
    const cells = row.prices[list] ?? table.ranges.map(() => undefined)
    cells[at] = record.prices[list]
    row.prices[list] = cells
  }
}

/** A list has prices for every range of a row, or for none. */
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
  const [field, tableAt, part, rowAt, inRow, list, range] = path
  if (field !== 'variants') return true
  if (!table || tables[Number(tableAt)] !== table) return false
  if (part === 'ranges') return rowAt === undefined || rowAt === at
  if (part !== 'rows' || rowAt === undefined) return true
  if (table.rows[Number(rowAt)] !== row) return false
  return inRow !== 'prices' || list === undefined || range === undefined || range === at
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
