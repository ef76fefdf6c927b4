import { isWholeAbroad } from './phone-abroad.ts'

const NATIONAL_DIGITS = 10

/** A phone as typed so far: `foreign` numbers can't become +7 numbers by typing on. */
export type ParsedPhone =
  /** `national` is the part after +7. */
  | { kind: 'whole' | 'partial'; national: string }
  /** `digits` begin with the country code; undefined if that is uncertain. */
  | { kind: 'foreign'; digits: string | undefined }

/**
 * Prefixes that no area code of Russia or Kazakhstan has. They are country codes typed without a plus (Belarus,
 * Armenia, Moldova, the Baltic states, Ukraine) and 8 10, the Russian international prefix.
 */
const NO_NATIONAL_CODE = /^(?:[0-2]|37[0-5]|380|810)/

/** Prefixes among them that belong to one country each. They need no plus. */
const COUNTRY_CODE = /^(?:37[0-5]|380)/

/** Parses a phone in any spelling: «+7 (900) 123-45-67», «8 900 123 45 67», «900 1234567», «00375 29 …». */
export function parsePhone(text: string): ParsedPhone {
  const abroad = digitsAfterPlus(text)
  const national = nationalDigits(text, abroad)
  if (national !== undefined && national.length <= NATIONAL_DIGITS && !NO_NATIONAL_CODE.test(national))
    return { kind: national.length === NATIONAL_DIGITS ? 'whole' : 'partial', national }
  const digits = abroad ?? (national && COUNTRY_CODE.test(national) ? national : undefined)
  return { kind: 'foreign', digits: digits?.startsWith('7') ? undefined : digits }
}

function digitsAfterPlus(text: string): string | undefined {
  const digits = text.replace(/\(0\)|\D/g, '')
  if (digits === '') return undefined
  const hasPlus = text.includes('+') && text.indexOf('+') < text.search(/\d/)
  // After a plus too: no number of Japan, +81, continues with a zero.
  if (digits.startsWith('810')) return digits.slice(3)
  if (hasPlus) return digits
  return digits.startsWith('00') ? digits.slice(2) : undefined
}

function nationalDigits(text: string, afterPlus: string | undefined): string | undefined {
  if (afterPlus !== undefined) {
    // No country has +89: it is a Russian mobile number with a misplaced plus before its 8.
    if (afterPlus.startsWith('89')) return afterPlus.slice(1)
    return afterPlus.startsWith('7') ? withoutSecondCode(afterPlus.slice(1)) : undefined
  }
  return withoutSecondCode(text.replace(/\D/g, ''))
}

/** A country code may be doubled: the input writes one, the visitor types another. */
const withoutSecondCode = (digits: string) =>
  digits.length > NATIONAL_DIGITS && /^[78]/.test(digits) ? digits.slice(1) : digits

/** Characters that people and address books use in phone numbers. */
const PHONE_CHARACTERS = /^[\d\s()+.\u00AD\u2010-\u2015\u2212-]+$/

/** Normalizes any common spelling to `+79001234567` or `+375291234567`; undefined if the number is incomplete. */
export function normalizePhone(text: string): string | undefined {
  if (!PHONE_CHARACTERS.test(text) || text.lastIndexOf('+') > text.search(/\d/)) return undefined
  const phone = parsePhone(text)
  if (phone.kind === 'whole') return `+7${phone.national}`
  return phone.kind === 'foreign' && phone.digits && isWholeAbroad(phone.digits)
    ? `+${phone.digits}`
    : undefined
}
