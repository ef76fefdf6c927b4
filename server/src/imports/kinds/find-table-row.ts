import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { isSameName } from '../columns/same-text.ts'
import type { RowMistake } from './import-kind.ts'
import type { PriceTableDraft, TableRow } from './prices/price-group-rows.ts'

interface FoundRow {
  /** Undefined if the table has no such row. */
  row?: TableRow | undefined
  /** Name of the row, if a similar name matched. */
  likeness?: string | undefined
  mistake?: RowMistake
}

/**
 * Finds the table row that a file row describes. The code of a material finds it if only one table row has this
 * material, whatever its name. Otherwise the name finds it: the same name, else a similar one.
 */
export function findTableRow(
  { rows }: PriceTableDraft,
  { label, material }: { label: string; material: string },
): FoundRow {
  const candidates = material === '' ? rows : rows.filter((row) => row.material === material)
  const [only, other] = candidates
  if (material !== '' && only && !other && (!only.isNew || label === '')) return { row: only }
  const exact = candidates.find((row) => row.label === label)
  if (exact) return { row: exact }
  const like = label === '' ? [] : candidates.filter((row) => isSameName(row.label, label))
  const [first, second] = like
  if (first && !second) return { row: first, ...(material === '' ? { likeness: first.label } : {}) }
  if (first) return { mistake: { key: 'label', message: importMessages.labelLike(joinNames(like)) } }
  const stored = candidates.filter(({ isNew }) => !isNew)
  if (material !== '' && stored.length > 0)
    return { mistake: { key: 'label', message: importMessages.materialTwice(joinNames(stored)) } }
  return {}
}

const joinNames = (rows: TableRow[]) => rows.map(({ label }) => `«${label}»`).join(', ')
