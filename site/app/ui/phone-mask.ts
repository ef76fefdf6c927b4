import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { phoneDigits } from '@rapport/contract/phone'
import { maskOptions } from './mask.ts'

const COUNTRY_CODE = '+7'
const NATIONAL_DIGITS = 10

type Edit = Parameters<MaskitoPreprocessor>[0]

/**
 * The number in any common spelling becomes `+7` and its digits before the mask is laid over it: «8 900…»,
 * «+7(900)…», «7900…» and «900…», typed, pasted or filled in by the browser.
 */
const anySpelling: MaskitoPreprocessor = (edit, action) => {
  if (action === 'validation') return respell(edit)
  return action === 'insert' ? insert(edit) : edit
}

/** A whole value at once: filled in by the browser, or typed before the mask was there. */
function respell(edit: Edit): Edit {
  const { value, selection } = edit.elementState
  const digits = nationalDigits(value)
  if (digits === '' || value.startsWith(`${COUNTRY_CODE} (`)) return edit
  const dropped = countDigits(value) - digits.length
  const place = (caret: number) =>
    COUNTRY_CODE.length + Math.max(0, countDigits(value.slice(0, caret)) - dropped)
  const [from, to] = selection
  return {
    elementState: { value: `${COUNTRY_CODE}${digits}`, selection: [place(from), place(to)] },
    data: '',
  }
}

function insert({ elementState, data }: Edit): Edit {
  const { value, selection } = elementState
  const [from, to] = selection
  const before = nationalDigits(value.slice(0, from))
  const after = value.slice(Math.max(to, COUNTRY_CODE.length)).replace(/\D/g, '')
  const pasted = nationalDigits(data)
  if (pasted.length === NATIONAL_DIGITS) return anew(pasted)
  if (before === '' && after === '' && data.length > 1) return anew(pasted)
  if (from === 0 && to === value.length) return { elementState: { value: '', selection: [0, 0] }, data }
  const digits = data.replace(/\D/g, '')
  const whole = before + digits
  const tooLong = after === '' && whole.length > NATIONAL_DIGITS && /^[78]/.test(whole)
  return tooLong ? anew(whole.slice(1)) : { elementState, data: digits }
}

const anew = (digits: string): Edit => ({
  elementState: { value: '', selection: [0, 0] },
  data: `${COUNTRY_CODE}${digits}`,
})

/** A country code may come twice: once from the mask and once from the visitor. */
function nationalDigits(text: string): string {
  const digits = phoneDigits(text)
  return digits.length > NATIONAL_DIGITS && /^[78]/.test(digits) ? digits.slice(1) : digits
}

const countDigits = (text: string) => text.replace(/\D/g, '').length

const laid = maskOptions(`${COUNTRY_CODE} (###) ###-##-##`)

/** The phone as it is typed and read (§5). */
export const phoneMask: MaskitoOptions = {
  ...laid,
  preprocessors: [anySpelling, ...(laid.preprocessors ?? [])],
}
