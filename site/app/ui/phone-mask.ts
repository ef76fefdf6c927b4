import { phoneDigits } from '@rapport/contract/phone'
import { applyMask } from './mask.ts'

/** The phone as it is typed and read (§5); the country code is not typed but given. */
const PHONE_MASK = '(###) ###-##-##'
const NATIONAL_DIGITS = 10

export interface MaskedText {
  value: string
  caret: number
}

/**
 * What a phone field shows after an input, and where the caret stands: after as many digits of the number as
 * stood before it. Takes «8 900…», «+7(900)…» and «900…», typed or pasted.
 */
export function maskPhone(text: string, caret: number): MaskedText {
  if (/^\+7?$/.test(text.trim())) return { value: text.trim(), caret }
  const digits = nationalDigits(text)
  if (digits === '') return { value: '', caret: 0 }
  const value = `+7 ${applyMask(PHONE_MASK, digits)}`
  const dropped = countDigits(text) - digits.length
  const before = Math.max(0, countDigits(text.slice(0, caret)) - dropped)
  return { value, caret: caretAfter(value, Math.min(before, NATIONAL_DIGITS)) }
}

/** A country code may come twice: once from the mask and once from the visitor. */
function nationalDigits(text: string): string {
  const digits = phoneDigits(text)
  return digits.length > NATIONAL_DIGITS && /^[78]/.test(digits) ? digits.slice(1) : digits
}

/** After that many digits of the number itself: one more, since the country code stands before them. */
function caretAfter(value: string, digits: number): number {
  if (digits === 0) return value.indexOf('(') + 1
  let seen = -1
  for (let at = 0; at < value.length; at++) {
    if (/\d/.test(value[at] ?? '')) seen++
    if (seen === digits) return at + 1
  }
  return value.length
}

const countDigits = (text: string) => text.replace(/\D/g, '').length
