import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { isSameName } from '../columns/same-text.ts'
import type { RowMistake } from './import-kind.ts'
import type { PriceTableDraft, TableRow } from './prices/price-group-rows.ts'

interface FoundRow {
  /** Undefined where the table has no such row. */
  row?: TableRow | undefined
  /** The name of the row, where it was found by one that is like it. */
  likeness?: string | undefined
  mistake?: RowMistake
}

/**
 * Finds the row of a table that a row of a file is of. A code of a material that stands in one row finds that row, whatever the file calls
 * it. Among several rows of a material, and without a code, the name finds it: as it is, else folded.
 */
export function findTableRow(
  { rows }: PriceTableDraft,
  { label, material }: { label: string; material: string },
): FoundRow {
  const own = material === '' ? rows : rows.filter((row) => row.material === material)
  const [only, other] = own
  if (material !== '' && only && !other && (!only.isNew || label === '')) return { row: only }
  const exact = own.find((row) => row.label === label)
  if (exact) return { row: exact }
  const like = label === '' ? [] : own.filter((row) => isSameName(row.label, label))
  const [first, second] = like
  if (first && !second) return { row: first, ...(material === '' ? { likeness: first.label } : {}) }
  if (first) return { mistake: { key: 'label', message: importMessages.labelLike(namesOf(like)) } }
  const present = own.filter(({ isNew }) => !isNew)
  if (material !== '' && present.length > 0)
    return { mistake: { key: 'label', message: importMessages.materialTwice(namesOf(present)) } }
  return {}
}

const namesOf = (rows: TableRow[]) => rows.map(({ label }) => `«${label}»`).join(', ')
