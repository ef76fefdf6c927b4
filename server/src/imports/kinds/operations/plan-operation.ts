import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import { optionalNumber, parseNumber } from '../../columns/codecs.ts'
import { CellError } from '../../columns/column.ts'
import { type OperationRecord, operationColumns } from '../../columns/operation-columns.ts'
import { listIssues } from '../check-snapshot.ts'
import { compareRow } from '../compare-row.ts'
import type { FileRow, ImportResult, RowPlan } from '../import-kind.ts'
import { findRepeated } from '../plan-content.ts'
import { addRow, addTier, toRecord } from './operation-records.ts'

type Row = OperationSnapshot['rows'][number]

const readOptional = (cell: string) => optionalNumber.parse(cell, undefined)

/** Columns that a file may change. The others find the price. */
const WRITTEN = operationColumns.filter(({ key }) =>
  ['title', 'kind', 'price', 'setupPerDesign', 'setupPerColor'].includes(key),
)

/** A planned row of the file with the price that it changes. */
interface PlannedCell {
  plan: RowPlan
  row: Row | undefined
  from: number
}

/** Plans the rows of one operation. Returns the operation with all of them applied. */
export function planOperation(
  current: OperationSnapshot,
  fileRows: FileRow[],
  as: ImportResult,
): { plans: RowPlan[]; snapshot: OperationSnapshot } {
  const snapshot = structuredClone(current)
  const seen = new Map<string, number>()
  const cells = fileRows.map((fileRow) => planCell(fileRow, snapshot, current, seen))
  addRuleMistakes(cells, snapshot, as)
  for (const { plan } of cells) if (plan.mistakes.length > 0) plan.state = 'wrong'
  return { plans: cells.map(({ plan }) => plan), snapshot }
}

function planCell(
  fileRow: FileRow,
  snapshot: OperationSnapshot,
  current: OperationSnapshot,
  seen: Map<string, number>,
): PlannedCell {
  const plan: RowPlan = {
    line: fileRow.line,
    title: snapshot.title,
    state: 'same',
    changes: [],
    mistakes: [],
  }
  const areaCm2 = readKey(fileRow, 'areaCm2', readOptional, null, plan)
  const colors = readKey(fileRow, 'colors', readOptional, null, plan)
  const from = readKey(fileRow, 'from', parseNumber, 0, plan)
  if (plan.mistakes.length > 0) return { plan, row: undefined, from }
  const before = findRepeated(seen, JSON.stringify([areaCm2, colors, from]), fileRow.line)
  const found = snapshot.rows.find((row) => row.areaCm2 === areaCm2 && row.colors === colors)
  if (before !== undefined) plan.mistakes.push({ key: 'from', message: importMessages.rowTwice(before) })
  if (!found && snapshot.pricing !== 'area')
    plan.mistakes.push({ key: 'areaCm2', message: editingMessages.noArea })
  if (plan.mistakes.length > 0) return { plan, row: undefined, from }

  const isNew = !found || !snapshot.tiers.includes(from)
  if (!snapshot.tiers.includes(from)) addTier(snapshot, from)
  const row = found ?? addRow(snapshot, areaCm2, colors)
  const { title, kind, setupPerDesign, setupPerColor } = current
  const record = { ...toRecord(snapshot, row, from), title, kind, setupPerDesign, setupPerColor }
  const compared = compareRow<OperationRecord, undefined>(WRITTEN, fileRow, record, {
    names: undefined,
    isNew,
  })
  plan.changes = compared.changes
  plan.mistakes.push(...compared.mistakes)
  plan.state = isNew ? 'new' : compared.changed.size > 0 ? 'changed' : 'same'
  row.prices[snapshot.tiers.indexOf(from)] = compared.value.price
  for (const field of ['title', 'kind', 'setupPerDesign', 'setupPerColor'] as const)
    if (compared.changed.has(field)) Object.assign(snapshot, { [field]: compared.value[field] })
  return { plan, row, from }
}

/** Reads a cell that finds the price; an absent column is as an empty cell. */
function readKey<Value>(
  fileRow: FileRow,
  key: string,
  parse: (cell: string) => Value,
  empty: Value,
  plan: RowPlan,
): Value {
  try {
    const problem = fileRow.problems.get(key)
    if (problem) throw new CellError(problem)
    const cell = fileRow.cell(key)
    return cell === undefined ? empty : parse(cell)
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    plan.mistakes.push({ key, message: error.message })
    return empty
  }
}

/** Reports each broken rule at the row of its price, else at the first row that changes something. */
function addRuleMistakes(cells: PlannedCell[], snapshot: OperationSnapshot, as: ImportResult): void {
  const changed = cells.filter(({ plan }) => plan.state !== 'same')
  if (changed.length === 0 || cells.some(({ plan }) => plan.mistakes.length > 0)) return
  for (const { path, message } of listIssues('operation', snapshot, as)) {
    const [field, index, , column] = path
    const row = field === 'rows' ? snapshot.rows[Number(index)] : undefined
    const from = column === undefined ? undefined : snapshot.tiers[Number(column)]
    const cell =
      changed.find((one) => one.row === row && (from === undefined || one.from === from)) ?? changed[0]
    cell?.plan.mistakes.push({ key: row ? 'price' : null, message })
  }
}
