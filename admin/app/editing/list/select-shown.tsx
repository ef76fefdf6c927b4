import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import styles from './entry-list.module.css'
import { type Selection, withSelected } from './selection.ts'

interface SelectShownProps<R extends { id: number }> {
  /** What is on the screen. */
  rows: readonly R[]
  selection: Selection<R>
  onSelect: (selection: Selection<R>) => void
  /** Whether all by the filter is selected, on the screen or not. */
  isAllSelected: boolean
  /** What selects all by the filter. */
  children?: ReactNode
}

/** One box for all rows on the screen, above them: on a phone a table has no headings, and pictures have none anywhere. */
export function SelectShown<R extends { id: number }>(props: SelectShownProps<R>) {
  const { rows, selection, onSelect, isAllSelected, children } = props
  if (rows.length === 0) return null
  const selected = rows.filter(({ id }) => selection.has(id)).length
  return (
    <div className={styles.selecting}>
      <Checkbox
        label="Выбрать всё показанное"
        isSelected={isAllSelected || selected === rows.length}
        isDisabled={isAllSelected}
        isIndeterminate={!isAllSelected && selected > 0 && selected < rows.length}
        onChange={(isSelected) => onSelect(withSelected(selection, rows, isSelected))}
      />
      {children}
    </div>
  )
}
