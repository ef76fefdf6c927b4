import { Slot } from '../element/slot.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import errorStyles from './field-error.module.css'
import styles from './phone-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'ref' | 'hint' | 'placeholder'>

/**
 * Phone field with the mask +7 (900) 123-45-67. A button, or a plus and a country code, switches to numbers of other
 * countries. Without JavaScript the field takes both.
 */
export function PhoneField(props: PhoneFieldProps) {
  const isAbroad = /^\+[^7]/.test(`${props.defaultValue}`)
  const placeholder = '+7 (___) ___-__-__'
  const hint = (
    <>
      <span className={errorStyles.error}>
        <Icon name="warning" size={18} />
        <Slot data-complaint="" />
      </span>
      <Slot data-hint={'Например, +375\u00a029\u00a0123-45-67'} />
    </>
  )
  return (
    <masked-field
      data-mask={isAbroad ? 'abroad' : 'phone'}
      data-placeholder={placeholder}
      className={styles.phone}
    >
      <TextField
        autoComplete="tel"
        {...props}
        type="tel"
        inputMode="tel"
        placeholder={isAbroad ? undefined : placeholder}
        hint={hint}
      />
      <VisuallyHidden>
        <Slot role="status" data-complaint="" />
      </VisuallyHidden>
      <button type="button" data-switch="" className={styles.change}>
        <span>Номер другой страны</span>
        <span>Номер +7</span>
      </button>
    </masked-field>
  )
}
