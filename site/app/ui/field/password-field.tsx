import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import { Field } from './field.tsx'
import { fieldState } from './field-state.ts'
import type { TextFieldProps } from './text-field.tsx'

/** Password field with a button that shows the password. */
export function PasswordField({
  label,
  hideLabel,
  optional,
  hint,
  errors,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  return (
    <Field {...{ id: input.id, label, hideLabel, optional, hint, errors }}>
      <password-field className={styles.inside}>
        <input
          {...input}
          type="password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={styles.control}
          {...fieldState(input.id, errors, hint)}
        />
        <button
          type="button"
          aria-label="Показать пароль"
          aria-pressed={false}
          aria-controls={input.id}
          disabled={input.disabled}
          className={styles.button}
        >
          <Icon name="eye" />
          <Icon name="eyeOff" />
        </button>
      </password-field>
    </Field>
  )
}
