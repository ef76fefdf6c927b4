import { type FieldMask, MaskedField } from './masked-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'ref'>

/** The mask of a phone, when somebody is about to type one. */
const loadPhoneMask = async (): Promise<FieldMask> => {
  const [{ attachMask }, { phoneMask, phoneError }] = await Promise.all([
    import('./attach-mask.ts'),
    import('./phone-mask.ts'),
  ])
  return { attach: (input) => attachMask(input, phoneMask), complaint: phoneError }
}

/** A phone as +7 (900) 123-45-67, in whatever spelling it comes. */
export function PhoneField(props: PhoneFieldProps) {
  return <MaskedField autoComplete="tel" {...props} type="tel" inputMode="tel" loadMask={loadPhoneMask} />
}
