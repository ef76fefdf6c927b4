import { loadPhoneMask } from './load-phone-mask.ts'
import { MaskedField } from './masked-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'ref'>

/** A phone as +7 (900) 123-45-67, in whatever spelling it comes. */
export function PhoneField(props: PhoneFieldProps) {
  return <MaskedField autoComplete="tel" {...props} type="tel" inputMode="tel" loadMask={loadPhoneMask} />
}
