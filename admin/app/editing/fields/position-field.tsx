import type { EntryField } from '../form/use-entry-editor.ts'
import { NumberField } from './number-field.tsx'

/** Where a thing stands among those of its kind. */
export const PositionField = (props: EntryField<number | null> & { label: string }) => (
  <NumberField
    hint="Меньше&nbsp;— раньше; 1,5 встанет между 1 и&nbsp;2. Пусто&nbsp;— в&nbsp;конец"
    empty={null}
    {...props}
  />
)
