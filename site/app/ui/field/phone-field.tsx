import { useState } from 'react'
import { type FieldMask, MaskedField } from './masked-field.tsx'
import styles from './phone-field.module.css'
import type { TextFieldProps } from './text-field.tsx'

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'ref' | 'hint' | 'placeholder'>

const loadPhoneMask = async (): Promise<FieldMask> => {
  const [{ attachMask }, { phoneMask, phoneError }] = await Promise.all([
    import('./attach-mask.ts'),
    import('./phone-mask.ts'),
  ])
  return { attach: (input) => attachMask(input, phoneMask), complaint: phoneError }
}

const loadAbroadMask = async (): Promise<FieldMask> => {
  const [{ attachMask }, { abroadMask }] = await Promise.all([
    import('./attach-mask.ts'),
    import('./abroad-mask.ts'),
  ])
  return { attach: (input) => attachMask(input, abroadMask) }
}

/** Length of «+7 (900) 123-45-67». A shorter value is incomplete. */
const WHOLE_LENGTH = 18

/**
 * Phone field with the mask +7 (900) 123-45-67. A button, or a plus and a country code, switches to numbers of other
 * countries. Without JavaScript the field takes both.
 */
export function PhoneField(props: PhoneFieldProps) {
  const [isAbroad, setAbroad] = useState(/^\+[^7]/.test(`${props.defaultValue}`))
  const change = () => {
    const input = document.getElementById(props.id) as HTMLInputElement
    const { value } = input
    if (isAbroad ? value === '+' : value.length < WHOLE_LENGTH)
      input.value = isAbroad ? '' : `+${value.replace(/^\+7|\D/g, '')}`
    setAbroad(!isAbroad)
    input.focus()
    // An unchanged value is selected, so that the next key replaces it.
    if (input.value === value) input.select()
  }
  return (
    <div className={styles.phone}>
      <MaskedField
        autoComplete="tel"
        {...props}
        type="tel"
        inputMode="tel"
        placeholder={isAbroad ? undefined : '+7 (___) ___-__-__'}
        hint={isAbroad && 'Например, +375\u00a029\u00a0123-45-67'}
        loadMask={isAbroad ? loadAbroadMask : loadPhoneMask}
      />
      <button type="button" className={styles.change} onClick={change}>
        {isAbroad ? 'Номер +7' : 'Номер другой страны'}
      </button>
    </div>
  )
}
