import type { ReactNode } from 'react'
import { getErrorId } from './field-error.tsx'

export const getHintId = (fieldId: string) => `${fieldId}-hint`

/** Returns attributes that connect a control with its error and hint. */
export function fieldState(id: string, messages: string[] | undefined, hint?: ReactNode) {
  const wrong = Boolean(messages?.length)
  const described = [wrong && getErrorId(id), hint && getHintId(id)].filter(Boolean).join(' ')
  return { ...(wrong && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }) }
}
