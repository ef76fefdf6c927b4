import type { ComponentProps, InputEvent } from 'react'
import { maskPhone } from './phone-mask.ts'
import { TextField } from './text-field.tsx'

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'onInput'>

/** A phone under its mask; a plain field until the client program runs (§5). */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" onInput={mask} />
}

function mask(event: InputEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const { value, caret } = maskPhone(input.value, input.selectionStart ?? input.value.length)
  if (value === input.value) return
  input.value = value
  input.setSelectionRange(caret, caret)
}
