import type { ListCount } from '@rapport/staff-contract/lists/list-count'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { allTexts } from './all-texts.ts'
import styles from './lists.module.css'
import { type Selection, withSelected } from './selection.ts'

interface SelectShownProps<R extends { id: number | string }> {
  rows: readonly R[]
  /** Number of rows matching the filter; undefined until it is known, or if all of them can't be selected. */
  counted?: ListCount | undefined
  selection: Selection<R>
  onSelect: (selection: Selection<R>) => void
  /** Whether all rows matching the filter are selected. */
  isAllSelected?: boolean
  /** Called with the number of matching rows in words. */
  onSelectAll?: (text: string) => void
}

/**
 * Checkbox for all loaded rows, and a button for all rows matching the filter. Placed above the list: on
 * phones tables have no headings.
 */
export function SelectShown<R extends { id: number | string }>(props: SelectShownProps<R>) {
  const { rows, counted, selection, onSelect, isAllSelected = false, onSelectAll } = props
  if (rows.length === 0) return null
  const selected = rows.filter(({ id }) => selection.has(id)).length
  const isAllMore = counted && (counted.isMore || counted.count > rows.length)
  const all = isAllMore && !isAllSelected ? allTexts(counted) : undefined
  return (
    <div className={styles.selecting}>
      <Checkbox
        label="Выбрать всё показанное"
        isSelected={isAllSelected || selected === rows.length}
        isDisabled={isAllSelected}
        isIndeterminate={!isAllSelected && selected > 0 && selected < rows.length}
        onChange={(isSelected) => onSelect(withSelected(selection, rows, isSelected))}
      />
      {all && (
        <Button variant="quiet" onPress={() => onSelectAll?.(all.chosen)}>
          {all.choice}
        </Button>
      )}
    </div>
  )
}
