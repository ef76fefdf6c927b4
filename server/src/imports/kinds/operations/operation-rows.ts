import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { Orm } from '../../../platform/database/database.ts'
import { operationColumns } from '../../columns/operation-columns.ts'
import { exportContent } from '../export-content.ts'
import { findByCodes } from '../find-codes.ts'
import type { FileRow, ImportKindRows, ImportResult, PlanPart } from '../import-kind.ts'
import { type CurrentEntry, findCurrentEntries, PART } from '../list-entries.ts'
import { draftNotes, formatVersion, getTarget, isPublishable } from '../publish-rule.ts'
import { type ContentWrite, writeContent } from '../write-content.ts'
import { createOperation } from './create-operation.ts'
import { listRecords } from './operation-records.ts'
import { planOperation } from './plan-operation.ts'

type OperationEntry = CurrentEntry<'operation'>

/** Prices of operations as rows: one per area, number of colours and tier. A code that no operation has adds one. */
export const operationRows: ImportKindRows<ContentWrite> = {
  columns: operationColumns,
  required: [['code'], ['from'], ['price']],
  exportRows: (context) =>
    exportContent(context, 'operation', operationColumns, undefined, ({ snapshot }) => listRecords(snapshot)),

  async *plan({ orm, rows, as }) {
    // The rows of an operation may be anywhere in the file.
    const all: FileRow[] = []
    for await (const part of rows.parts()) all.push(...part)
    const byCode = [...Map.groupBy(all, getCode)]
    for (let at = 0; at < byCode.length; at += PART) {
      const some = byCode.slice(at, at + PART)
      const codes = some.map(([code]) => code).filter(Boolean)
      const current = await findOperations(orm, codes)
      for (const [code, ofCode] of some) yield planRows(code, ofCode, current.get(code), as)
    }
  },

  apply: writeContent,
}

const getCode = (row: FileRow) => row.cell('code')?.trim() ?? ''

async function findOperations(orm: Orm, codes: string[]): Promise<Map<string, OperationEntry>> {
  const ids = [...(await findByCodes(orm, 'operation', codes)).values()].map(({ id }) => id)
  const found = await findCurrentEntries(orm, 'operation', ids)
  return new Map(found.map((current) => [current.snapshot.erpId, current]))
}

function planRows(
  code: string,
  rows: FileRow[],
  current: OperationEntry | undefined,
  as: ImportResult,
): PlanPart<ContentWrite> {
  const before = current?.snapshot ?? createOperation(code, rows)
  const mistake =
    code === ''
      ? editingMessages.erpIdRequired
      : !before
        ? importMessages.operationUnknown
        : current?.entry.trashedAt
          ? importMessages.keyTrashed
          : undefined
  if (!before || mistake)
    return {
      rows: rows.map(({ line }) => ({
        line,
        title: before?.title ?? code,
        state: 'wrong' as const,
        changes: [],
        mistakes: [{ key: 'code', message: mistake ?? importMessages.operationUnknown }],
      })),
      writes: [],
    }
  const { plans, snapshot } = planOperation(before, rows, isPublishable(current) ? as : 'draft')
  for (const plan of plans) {
    plan.version = formatVersion(current)
    if (plan.mistakes.length === 0 && plan.changes.length > 0) plan.changes.push(...draftNotes(as, current))
  }
  const changed = plans.find(({ state }) => state === 'new' || state === 'changed')
  const isWrong = plans.some(({ state }) => state === 'wrong')
  const write = { kind: 'operation' as const, ...getTarget(current), snapshot }
  return { rows: plans, writes: changed && !isWrong ? [{ line: changed.line, write }] : [] }
}
