const NATIONAL_DIGITS = 10

/** A number as it is typed: `foreign` is what no further digit makes one of +7. `national` is what stands after +7. */
export type ParsedPhone = { kind: 'whole' | 'partial'; national: string } | { kind: 'foreign' }

/**
 * Beginnings that no code of Russia or Kazakhstan has, though the codes of other countries do: those of Belarus,
 * Armenia, Moldova, the Baltic states and Ukraine typed without a plus, and 8 10, by which Russia calls abroad.
 */
const NO_NATIONAL_CODE = /^(?:[0-2]|37[0-5]|380|810)/

/** Reads a number in any spelling: «+7 (900) 123-45-67», «8 900 123 45 67», «900 1234567», «00375 29 …». */
export function parsePhone(text: string): ParsedPhone {
  const national = nationalDigits(text)
  if (national === undefined || national.length > NATIONAL_DIGITS || NO_NATIONAL_CODE.test(national))
    return { kind: 'foreign' }
  return { kind: national.length === NATIONAL_DIGITS ? 'whole' : 'partial', national }
}

/** What stands after the country code of a +7 number; undefined where the code is that of another country. */
function nationalDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits === '') return ''
  if (text.includes('+') && text.indexOf('+') < text.search(/\d/)) return afterPlus(digits)
  if (digits.startsWith('00')) return afterExitCode(digits.slice(2))
  if (digits.startsWith('810')) return afterExitCode(digits.slice(3))
  return digits.length > NATIONAL_DIGITS && /^[78]/.test(digits) ? digits.slice(1) : digits
}

function afterPlus(digits: string): string | undefined {
  // No country has +89: it is a Russian mobile number, its 8 after a plus that does not belong there.
  if (digits.startsWith('89')) return digits.slice(1)
  return digits.startsWith('7') ? withoutSecondCode(digits.slice(1)) : undefined
}

const afterExitCode = (digits: string) =>
  digits.startsWith('7') ? withoutSecondCode(digits.slice(1)) : undefined

/** A country code may come twice: once written by the field and once by the visitor. */
const withoutSecondCode = (digits: string) =>
  digits.length > NATIONAL_DIGITS && /^[78]/.test(digits) ? digits.slice(1) : digits

/** No other character is part of a number as people and address books write it. */
const PHONE_CHARACTERS = /^[\d\s()+.\u00AD\u2010-\u2015\u2212-]+$/

/** Returns `+79001234567` from any common spelling; undefined where it is not a whole number of Russia or Kazakhstan. */
export function normalizePhone(text: string): string | undefined {
  if (!PHONE_CHARACTERS.test(text) || text.lastIndexOf('+') > text.search(/\d/)) return undefined
  const phone = parsePhone(text)
  return phone.kind === 'whole' ? `+7${phone.national}` : undefined
}

/** Returns «+7 (900) 123-45-67» of `+79001234567`; anything else comes back as it is. */
export function formatPhone(phone: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return parts ? `+7 (${parts[1]}) ${parts[2]}-${parts[3]}-${parts[4]}` : phone
}
