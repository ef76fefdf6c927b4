import { explainWord } from './purpose-words.ts'

/** A piece of a purpose. A `sum` is money, a percentage or an amount of goods. */
export type PurposeToken =
  /** In lower case, without a full stop at its end. */
  | { kind: 'word'; text: string }
  /** As written: `26-000123`, `706/3`, `ХИМ-ММР286`. */
  | { kind: 'number'; text: string }
  | { kind: 'sign' }
  | { kind: 'date' }
  | { kind: 'sum' }

const DATE =
  /(?:\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})|\d{1,2}-\d{2}-\d{4}|\d{4}-\d\d-\d\d)(?!\d)|(?:19|20)\d\d\s{0,2}г(?:од[а-я]{0,2})?(?![а-яё])/iy
const WORDED_DATE =
  /\d{1,2}\s{0,3}(?:январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)[а-я]{0,2}(?:\s{0,3}\d{4})?/iy
const PERCENT = /\d{1,3}(?:[.,]\d{1,2})?\s{0,2}%/y
/** «3 416.95», «73,9746», «1052.98» */
const MONEY = /\d{1,3}(?:\s\d{3}){1,4}[.,]\d{2}(?!\d)|\d{1,12}[.,](?:\d{4}|\d{1,2})(?!\d)/y
/** «5 000 руб», «50 шт» */
const COUNTED = /\d{1,12}(?:\s\d{3}){0,3}\s{0,2}(?:руб|р\.|коп|шт|тыс|кг|пар|(?:ед|м)(?![а-яё]))/iy
/** Capitals belong to a number: `ХИМ-ММР286`, `MRK-INV-000021`. */
const PREFIXED = /((?:[A-ZА-ЯЁ]{1,10}-){0,3}[A-ZА-ЯЁ]{0,10})\d{1,20}(?:[-/]\d{1,20}){0,4}/y
const NUMBER = /\d\d(?: ?[-–—‑−] ?| )\d{6}(?:\/\d{1,3})?(?!\d)|\d{1,20}(?:[-–—‑−/]\d{1,20}){0,4}/y
const WORD = /\p{L}{1,40}(?:[-/]\p{L}{1,40}){0,3}/uy

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const isLetter = (character = '') => /\p{L}/u.test(character)
const isDigit = (character = '') => character >= '0' && character <= '9'

/** Splits a purpose into tokens. Words, numbers and dates may be glued together: «сч.№678от30.11.2021». */
export function splitPurpose(text: string): PurposeToken[] {
  const tokens: PurposeToken[] = []
  let at = 0
  while (at < text.length) {
    const character = text[at] ?? ''
    const found = isDigit(character)
      ? readDigits(text, at)
      : isLetter(character)
        ? readLetters(text, at)
        : undefined
    if (found) tokens.push(found.token)
    else if (character === '№' || character === '#') tokens.push({ kind: 'sign' })
    at = found?.end ?? at + 1
  }
  return tokens
}

interface Found {
  token: PurposeToken
  end: number
}

function readDigits(text: string, at: number): Found | undefined {
  const date = matchAt(DATE, text, at) ?? matchAt(WORDED_DATE, text, at)
  if (date) return { token: { kind: 'date' }, end: at + date[0].length }
  const sum = matchAt(PERCENT, text, at) ?? matchAt(COUNTED, text, at) ?? matchAt(MONEY, text, at)
  if (sum) return { token: { kind: 'sum' }, end: at + sum[0].length }
  const number = matchAt(NUMBER, text, at)
  return number ? { token: { kind: 'number', text: number[0] }, end: at + number[0].length } : undefined
}

function readLetters(text: string, at: number): Found | undefined {
  const [number, prefix = ''] = matchAt(PREFIXED, text, at) ?? []
  // «СЧ34» and «ОТ30.11.2021» are words with a number behind them.
  const isPrefix = explainWord(prefix.toLowerCase().replace(/-$/, ''), '') === 'text'
  if (number && isPrefix) return { token: { kind: 'number', text: number }, end: at + number.length }
  const [word] = matchAt(WORD, text, at) ?? []
  return word ? { token: { kind: 'word', text: word.toLowerCase() }, end: at + word.length } : undefined
}
