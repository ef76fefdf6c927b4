import { isWholeAbroad } from './phone-abroad.ts'

const NATIONAL_DIGITS = 10

/** A number as it is typed: `foreign` is what no further digit makes one of +7. */
export type ParsedPhone =
  /** `national` is what stands after +7. */
  | { kind: 'whole' | 'partial'; national: string }
  /** `digits` begin with the code of a country; undefined where nothing says that they do. */
  | { kind: 'foreign'; digits: string | undefined }

/**
 * Beginnings that no code of Russia or Kazakhstan has, though the codes of other countries do: those of Belarus,
 * Armenia, Moldova, the Baltic states and Ukraine typed without a plus, and 8 10, by which Russia calls abroad.
 */
const NO_NATIONAL_CODE = /^(?:[0-2]|37[0-5]|380|810)/

/** Those of them that belong to one country each. They need no plus. */
const COUNTRY_CODE = /^(?:37[0-5]|380)/

/** Reads a number in any spelling: «+7 (900) 123-45-67», «8 900 123 45 67», «900 1234567», «00375 29 …». */
export function parsePhone(text: string): ParsedPhone {
  const abroad = digitsAfterPlus(text)
  const national = nationalDigits(text, abroad)
  if (national !== undefined && national.length <= NATIONAL_DIGITS && !NO_NATIONAL_CODE.test(national))
    return { kind: national.length === NATIONAL_DIGITS ? 'whole' : 'partial', national }
  const digits = abroad ?? (national && COUNTRY_CODE.test(national) ? national : undefined)
  return { kind: 'foreign', digits: digits?.startsWith('7') ? undefined : digits }
}

/** What stands after a plus, or after 00 or 8 10 in its place; undefined where there is none of them. */
function digitsAfterPlus(text: string): string | undefined {
  const digits = text.replace(/\(0\)|\D/g, '')
  if (digits === '') return undefined
  const hasPlus = text.includes('+') && text.indexOf('+') < text.search(/\d/)
  // After a plus too: no number of Japan, +81, goes on with a nought.
  if (digits.startsWith('810')) return digits.slice(3)
  if (hasPlus) return digits
  return digits.startsWith('00') ? digits.slice(2) : undefined
}

/** What stands after the country code of a +7 number; undefined where the code is that of another country. */
function nationalDigits(text: string, afterPlus: string | undefined): string | undefined {
  if (afterPlus !== undefined) {
    // No country has +89: it is a Russian mobile number, its 8 after a plus that does not belong there.
    if (afterPlus.startsWith('89')) return afterPlus.slice(1)
    return afterPlus.startsWith('7') ? withoutSecondCode(afterPlus.slice(1)) : undefined
  }
  return withoutSecondCode(text.replace(/\D/g, ''))
}

/** A country code may come twice: once written by the field and once by the visitor. */
const withoutSecondCode = (digits: string) =>
  digits.length > NATIONAL_DIGITS && /^[78]/.test(digits) ? digits.slice(1) : digits

/** No other character is part of a number as people and address books write it. */
const PHONE_CHARACTERS = /^[\d\s()+.\u00AD\u2010-\u2015\u2212-]+$/

/** Returns `+79001234567` or `+375291234567` from any common spelling; undefined where it is no whole number. */
export function normalizePhone(text: string): string | undefined {
  if (!PHONE_CHARACTERS.test(text) || text.lastIndexOf('+') > text.search(/\d/)) return undefined
  const phone = parsePhone(text)
  if (phone.kind === 'whole') return `+7${phone.national}`
  return phone.kind === 'foreign' && phone.digits && isWholeAbroad(phone.digits)
    ? `+${phone.digits}`
    : undefined
}
