import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import fieldStyles from '../../ui/field/field.module.css'
import type { EntryField } from '../form/use-entry-editor.ts'

interface BoxFieldProps extends EntryField<boolean> {
  label: string
  /** What stands before «да» or «нет» for who may only read. */
  name: string
}

/** A box to tick; who may only read is told in words whether it is. */
export const BoxField = ({ label, name, value, onChange, errors, isReadOnly }: BoxFieldProps) =>
  isReadOnly ? (
    <p>
      {name}: {value ? 'да' : 'нет'}
    </p>
  ) : (
    <div>
      <Checkbox label={label} isSelected={value} onChange={onChange} isInvalid={errors.length > 0} />
      {errors.length > 0 && <p className={fieldStyles.error}>{errors.join('. ')}</p>}
    </div>
  )
