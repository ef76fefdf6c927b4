import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { messages } from '@rapport/contract/errors/messages'
import { parsePhone } from '@rapport/contract/fields/phone'
import { maskOptions } from './mask.ts'

const COUNTRY_CODE = '+7'
const NATIONAL_DIGITS = 10
/** For what is no number of +7: it stands in the field as it was typed. */
const AS_TYPED = /^[\s\S]*$/

const written = maskOptions(`${COUNTRY_CODE} (###) ###-##-##`)

type Edit = Parameters<MaskitoPreprocessor>[0]

/** Whether a text is one that the mask writes, or the beginning of one. */
const isWritten = (value: string) =>
  value === '' ||
  value === '+' ||
  (value.startsWith(COUNTRY_CODE) && countDigits(value) <= NATIONAL_DIGITS + 1)

/**
 * A number of +7 in any spelling becomes `+7` and its digits before the mask is laid over it: «8 900…», «+7(900)…»,
 * «7900…» and «900…», typed, pasted or filled in by the browser. Any other number stays as it is.
 */
const anySpelling: MaskitoPreprocessor = (edit, action) => {
  if (action === 'validation') return respell(edit)
  if (action === 'insert') return insert(edit)
  return isWritten(edit.elementState.value) ? deleteInMask(edit, action) : edit
}

const [deleteInMask = (edit: Edit) => edit] = written.preprocessors ?? []

/** A whole value at once: filled in by the browser, or typed before the mask was there. */
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
  if ((from === 0 && to === value.length) || isWholeNumber(data)) return anew(data)
  if (value !== '+' && isWritten(value)) return insertInMask(edit)
  const typed = `${value.slice(0, from)}${data}${value.slice(to)}`
  return value === '+' || parsePhone(typed).kind !== 'foreign' ? anew(typed) : edit
}

/** A pasted number to which nothing that stands in the field belongs. */
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
  const digits = digitsOf(data)
  const before = digitsOf(value.slice(COUNTRY_CODE.length, from)) + digits
  const after = digitsOf(value.slice(to))
  if (digits === '') return { elementState, data: '' }
  if (after === '' && parsePhone(before).kind === 'foreign') return anew(before)
  // One digit too many pushes out none: the mask is lifted until there are ten again.
  if (`${before}${after}`.length > NATIONAL_DIGITS)
    return parsePhone(`${before}${after}`).kind === 'foreign'
      ? { elementState: { value: after, selection: [0, 0] }, data: before }
      : anew(`${before}${after}`)
  return { elementState: { value, selection: [from, to] }, data: digits }
}

/** The text in place of all that stood there: `+7` and its digits, or as it is where it is no number of +7. */
function anew(text: string): Edit {
  return { elementState: { value: '', selection: [0, 0] }, data: spell(text) }
}

function spell(text: string): string {
  const phone = parsePhone(text)
  if (phone.kind === 'foreign') return text
  if (phone.national !== '') return `${COUNTRY_CODE}${phone.national}`
  return `${text.includes('+') ? '+' : ''}${digitsOf(text)}`
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
const countDigits = (text: string) => digitsOf(text).length

/** The phone as it is typed and read. */
export const phoneMask: MaskitoOptions = {
  mask: ({ value }) => (isWritten(value) ? (written.mask as RegExp[]) : AS_TYPED),
  preprocessors: [anySpelling],
}

/** Returns what to tell of a number that no further digit makes one of +7, and that names no other country. */
export function phoneError(value: string): string | undefined {
  const isBeingEdited = isWritten(value) && countDigits(value) <= NATIONAL_DIGITS
  const phone = parsePhone(value)
  return phone.kind === 'foreign' && phone.digits === undefined && !isBeingEdited
    ? messages.phoneForeign
    : undefined
}
