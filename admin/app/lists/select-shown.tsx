import type { ListCount } from '@rapport/staff-contract/lists/list-count'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { allTexts } from './all-texts.ts'
import styles from './lists.module.css'
import { type Selection, withSelected } from './selection.ts'

interface SelectShownProps<R extends { id: number | string }> {
  /** What is on the screen. */
  rows: readonly R[]
  /** How much there is by the filter; undefined until that is known, and where all of it can't be selected. */
  counted?: ListCount | undefined
  selection: Selection<R>
  onSelect: (selection: Selection<R>) => void
  /** Whether all by the filter is selected, on the screen or not. */
  isAllSelected?: boolean
  /** Called with how much all by the filter is, in words. */
  onSelectAll?: (text: string) => void
}

/**
 * One box for all rows on the screen, and a button for all by the filter, on the screen or not. They stand above the rows: on a phone
 * a table has no headings, and pictures have none anywhere.
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
