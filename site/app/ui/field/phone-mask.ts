import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { messages } from '@rapport/contract/errors/messages'
import { parsePhone } from '@rapport/contract/fields/phone'
import { maskOptions } from './mask.ts'

const COUNTRY_CODE = '+7'
const NATIONAL_DIGITS = 10
/** Accepts numbers of other countries as typed. */
const AS_TYPED = /^[\s\S]*$/

const written = maskOptions(`${COUNTRY_CODE} (###) ###-##-##`)

type Edit = Parameters<MaskitoPreprocessor>[0]

/** Returns whether a text is the output of the mask, or the beginning of it. */
const isWritten = (value: string) =>
  value === '' ||
  value === '+' ||
  (value.startsWith(COUNTRY_CODE) && countDigits(value) <= NATIONAL_DIGITS + 1)

/**
 * Normalizes a +7 number in any spelling to `+7` and its digits before the mask is applied: «8 900…», «+7(900)…»,
 * «7900…», «900…». Other numbers stay as typed.
 */
const anySpelling: MaskitoPreprocessor = (edit, action) => {
  if (action === 'validation') return respell(edit)
  if (action === 'insert') return insert(edit)
  return isWritten(edit.elementState.value) ? deleteInMask(edit, action) : edit
}

const [deleteInMask = (edit: Edit) => edit] = written.preprocessors ?? []

/** Normalizes a complete value: autofilled, or typed before the mask was loaded. */
function respell(edit: Edit): Edit {
  const { value, selection } = edit.elementState
  const phone = parsePhone(value)
  if (phone.kind === 'foreign' || phone.national === '' || value.startsWith(`${COUNTRY_CODE} (`)) return edit
  const dropped = countDigits(value) - phone.national.length
  const newCaret = (caret: number) =>
    COUNTRY_CODE.length + Math.max(0, countDigits(value.slice(0, caret)) - dropped)
  const [from, to] = selection
  return {
    elementState: { value: `${COUNTRY_CODE}${phone.national}`, selection: [newCaret(from), newCaret(to)] },
    data: '',
  }
}

function insert(edit: Edit): Edit {
  const { elementState, data } = edit
  const { value, selection } = elementState
  const [from, to] = selection
  if ((from === 0 && to === value.length) || isWholeNumber(data)) return replaceAll(data)
  if (value !== '+' && isWritten(value)) return insertInMask(edit)
  const typed = `${value.slice(0, from)}${data}${value.slice(to)}`
  return value === '+' || parsePhone(typed).kind !== 'foreign' ? replaceAll(typed) : edit
}

/** Returns whether a pasted text is a complete number that replaces the value. */
function isWholeNumber(text: string): boolean {
  const { kind } = parsePhone(text)
  const isForeign =
    kind === 'foreign' && (/^\D*(?:\+\d|00)/.test(text) || countDigits(text) > NATIONAL_DIGITS)
  return kind === 'whole' || isForeign
}

function insertInMask({ elementState, data }: Edit): Edit {
  const { value } = elementState
  const from = Math.max(elementState.selection[0], COUNTRY_CODE.length)
  const to = Math.max(elementState.selection[1], COUNTRY_CODE.length)
  const digits = keepDigits(data)
  const before = keepDigits(value.slice(COUNTRY_CODE.length, from)) + digits
  const after = keepDigits(value.slice(to))
  if (digits === '') return { elementState, data: '' }
  if (after === '' && parsePhone(before).kind === 'foreign') return replaceAll(before)
  // An extra digit must not push out another one, so the mask is off until ten digits remain.
  if (`${before}${after}`.length > NATIONAL_DIGITS)
    return parsePhone(`${before}${after}`).kind === 'foreign'
      ? { elementState: { value: after, selection: [0, 0] }, data: before }
      : replaceAll(`${before}${after}`)
  return { elementState: { value, selection: [from, to] }, data: digits }
}

function replaceAll(text: string): Edit {
  return { elementState: { value: '', selection: [0, 0] }, data: spell(text) }
}

function spell(text: string): string {
  const phone = parsePhone(text)
  if (phone.kind === 'foreign') return text
  if (phone.national !== '') return `${COUNTRY_CODE}${phone.national}`
  return `${text.includes('+') ? '+' : ''}${keepDigits(text)}`
}

const keepDigits = (text: string) => text.replace(/\D/g, '')
const countDigits = (text: string) => keepDigits(text).length

/** Mask of phone numbers: +7 numbers are formatted, others stay as typed. */
export const phoneMask: MaskitoOptions = {
  mask: ({ value }) => (isWritten(value) ? (written.mask as RegExp[]) : AS_TYPED),
  preprocessors: [anySpelling],
}

/** Returns an error message for a number that cannot become a +7 number and has no country code. */
export function phoneError(value: string): string | undefined {
  const isBeingEdited = isWritten(value) && countDigits(value) <= NATIONAL_DIGITS
  const phone = parsePhone(value)
  return phone.kind === 'foreign' && phone.digits === undefined && !isBeingEdited
    ? messages.phoneForeign
    : undefined
}
