import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import fieldStyles from '../../ui/field/field.module.css'
import type { EntryField } from '../form/use-entry-editor.ts'

interface BoxFieldProps extends EntryField<boolean> {
  label: string
  /** Label before «да» or «нет» in a read-only form. */
  name: string
}

/** Checkbox; in a read-only form the value in words. */
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
