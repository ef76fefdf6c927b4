import { TYPEFACES, type Typefaces } from '@rapport/contract/site/typefaces'
import { FieldError, Label, Radio, RadioGroup } from 'react-aria-components'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import fieldStyles from '../ui/field/field.module.css'
import './typeface-samples.css'
import { getSampleStyle, TYPEFACE_PAIRS } from './typeface-pairs.ts'
import styles from './typefaces-field.module.css'

/** Choice of a pair of typefaces. The name of each pair is set in its own typefaces. */
export const TypefacesField = ({
  label,
  value,
  onChange,
  errors,
  isReadOnly,
}: EntryField<Typefaces> & { label: string }) => (
  <RadioGroup
    value={value}
    onChange={(chosen) => onChange(chosen as Typefaces)}
    isReadOnly={isReadOnly}
    isInvalid={errors.length > 0}
    validationBehavior="aria"
    className={fieldStyles.field ?? ''}
  >
    <Label className={fieldStyles.label}>{label}</Label>
    <div className={styles.pairs}>
      {TYPEFACES.map((typefaces) => (
        <Radio
          key={typefaces}
          value={typefaces}
          className={styles.pair ?? ''}
          style={getSampleStyle(typefaces)}
        >
          <span className={styles.heading}>{TYPEFACE_PAIRS[typefaces].heading}</span>{' '}
          <span className={styles.text}>{TYPEFACE_PAIRS[typefaces].text}</span>
        </Radio>
      ))}
    </div>
    <FieldError className={fieldStyles.error}>{errors.join('. ')}</FieldError>
  </RadioGroup>
)
