import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Label,
  Text,
} from 'react-aria-components'
import styles from './field.module.css'
import type { TextFieldProps } from './text-field.tsx'

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'>,
    Pick<TextFieldProps, 'label' | 'hint' | 'errors'> {
  rows?: number
}

/** Multi-line field that grows with its text. */
export const TextArea = ({ label, hint, errors = [], rows = 3, ...props }: TextAreaProps) => (
  <AriaTextField {...props} isInvalid={errors.length > 0} validationBehavior="aria" className={styles.field}>
    <Label className={styles.label}>{label}</Label>
    <AriaTextArea rows={rows} className={`${styles.input} ${styles.lines}`} />
    {hint && (
      <Text slot="description" className={styles.hint}>
        {hint}
      </Text>
    )}
    <FieldError className={styles.error}>{errors.join('. ')}</FieldError>
  </AriaTextField>
)
