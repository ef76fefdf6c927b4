import {
  STITCHES_DEFAULT,
  STITCHES_MIN_DEFAULT,
} from '@rapport/staff-contract/snapshots/calculation/operation-limits'
import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import { CellError } from '../../columns/column.ts'
import { kindCodec } from '../../columns/operation-columns.ts'
import type { FileRow } from '../import-kind.ts'

/**
 * Returns a new operation without prices for the rows of a file; undefined if none names it. Areas in the file make
 * the price depend on them; otherwise the kind says what is paid.
 */
export function createOperation(code: string, rows: readonly FileRow[]): OperationSnapshot | undefined {
  const title = findCell(rows, 'title')
  if (title === undefined) return undefined
  const isSized = findCell(rows, 'areaCm2') !== undefined
  const kind = readKind(findCell(rows, 'kind')) ?? (isSized ? 'printing' : 'label')
  return {
    erpId: code,
    title,
    kind,
    note: '',
    isOnOffer: true,
    days: 0,
    perDay: null,
    pricing: isSized ? 'area' : kind === 'embroidery' ? 'stitches' : kind === 'sample' ? 'design' : 'piece',
    setupPerDesign: 0,
    setupPerColor: 0,
    stitchesPerCm2: STITCHES_DEFAULT,
    stitchesMin: STITCHES_MIN_DEFAULT,
    tiers: [],
    rows: isSized ? [] : [{ areaCm2: null, colors: null, prices: [] }],
    position: null,
  }
}

const findCell = (rows: readonly FileRow[], key: string): string | undefined =>
  rows.flatMap((row) => row.cell(key)?.trim() || [])[0]

/** A wrong kind is reported at its cell. */
function readKind(cell: string | undefined): OperationSnapshot['kind'] | undefined {
  try {
    return cell === undefined ? undefined : kindCodec.parse(cell, undefined)
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}
