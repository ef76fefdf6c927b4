import type { ComponentProps } from 'react'
import { maskPhone } from './phone-mask.ts'
import { TextField } from './text-field.tsx'

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'onInput'>

/** A phone under its mask; a plain field until the client program runs (§5). */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField
      {...props}
      ref={maskTyped}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onInput={(event) => mask(event.currentTarget)}
    />
  )
}

/** A number may have been typed before the client program started. */
function maskTyped(input: HTMLInputElement | null): void {
  if (input?.value) mask(input)
}

function mask(input: HTMLInputElement): void {
  const { value, caret } = maskPhone(input.value, input.selectionStart ?? input.value.length)
  if (value === input.value) return
  input.value = value
  input.setSelectionRange(caret, caret)
}
