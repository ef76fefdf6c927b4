import type { FileRow, RowPlan } from '../import-kind.ts'
import { findCategory, type GroupDraft } from './price-group-rows.ts'

/** Category of a material whose rows name none. */
const CATEGORY = 'Все материалы'

const getCell = (row: FileRow, key: string): string => row.cell(key)?.trim() ?? ''

/**
 * Fills in the code of rows without a material. Uses the only material of the price group, else the only one of the
 * factory. Rows whose name is already in a table keep their material.
 */
export function inferMaterials(
  group: GroupDraft,
  rows: FileRow[],
  onlyMaterial: string | undefined,
): FileRow[] {
  const codes = new Set([
    ...group.categories.flatMap(({ materials }) => materials),
    ...rows.map((row) => getCell(row, 'material')).filter(Boolean),
  ])
  const [only, other] = codes.size > 0 ? codes : [onlyMaterial]
  if (only === undefined || other !== undefined) return rows
  const labels = new Set(group.tables.flatMap((table) => table.rows.map(({ label }) => label)))
  const category = findCategory(group, only) === '' ? CATEGORY : undefined
  return rows.map((row) => {
    if (getCell(row, 'material') !== '' || labels.has(getCell(row, 'label'))) return row
    return {
      ...row,
      isInferred: true,
      cell(key) {
        if (key === 'material') return only
        return key === 'category' ? row.cell(key)?.trim() || category : row.cell(key)
      },
    }
  })
}

/** Adds a note to the plans of rows whose material was filled in. */
export function noteInferred(rows: readonly FileRow[], plans: readonly RowPlan[]): void {
  for (const [at, row] of rows.entries())
    if (row.isInferred && plans[at]?.changes.length)
      plans[at].changes.unshift({
        header: 'Код материала',
        before: '',
        after: `${getCell(row, 'material')}: другого нет, взяли его`,
      })
}
