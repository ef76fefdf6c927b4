import type { EntryPreview } from '@rapport/contract/editing/entries'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { type Selection, withSelected } from './selection.ts'

interface SelectShownProps {
  entries: readonly EntryPreview[]
  selection: Selection
  onSelect: (selection: Selection) => void
  isDisabled: boolean
}

/** One box for all rows on the screen, above them: on a phone a table has no headings. */
export function SelectShown({ entries, selection, onSelect, isDisabled }: SelectShownProps) {
  if (entries.length === 0) return null
  const selected = entries.filter(({ id }) => selection.has(id)).length
  return (
    <Checkbox
      label="Выбрать всё показанное"
      isSelected={isDisabled || selected === entries.length}
      isDisabled={isDisabled}
      isIndeterminate={!isDisabled && selected > 0 && selected < entries.length}
      onChange={(isSelected) => onSelect(withSelected(selection, entries, isSelected))}
    />
  )
}
