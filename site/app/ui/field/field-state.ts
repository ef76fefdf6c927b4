import type { ReactNode } from 'react'
import { errorIdOf } from './field-error.tsx'

export const hintIdOf = (fieldId: string) => `${fieldId}-hint`

/** Attributes that tie a control to the message and the hint under it. */
export function fieldState(id: string, messages: string[] | undefined, hint?: ReactNode) {
  const wrong = Boolean(messages?.length)
  const described = [wrong && errorIdOf(id), hint && hintIdOf(id)].filter(Boolean).join(' ')
  return { ...(wrong && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }) }
}
