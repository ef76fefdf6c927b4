/**
 * Returns the length of the area code of a +7 number. Code and number are ten digits together:
 *
 * - three digits: mobile numbers (9xx; in Kazakhstan 70x, 747, 77x), 800 and similar, cities with numbers of seven digits;
 * - four: other regional centres, with 2 as their fourth digit, and large towns near them;
 * - five: smaller towns, and centres with numbers of five digits.
 *
 * Sources:
 * - the Russian numbering plan for codes of three digits (order 142 of the Ministry for Information Technologies of
 *   17.11.2006 as amended)
 * - the open register of numbering resources by areas (opendata.digital.gov.ru)
 * - the numbering plan of Kazakhstan (ITU, Operational Bulletin, 7)
 *
 * A town whose code begins with a code of three digits uses that code. The area of 343 includes Nizhny Tagil (3435).
 */
function codeLength(national: string): number {
  if (
    /^(?:9|80|49[589]|812|34[237]|351|383|391|423|473|831|84[36]|86[1-3]|70|747|77|727|[0-256])/.test(
      national,
    )
  )
    return 3
  if (/^(?:496|3492|3882|3942|4262|4272|8472)/.test(national)) return 5
  return /^(?:\d{3}2|34(?:6[367]|9[46])|3843|395[35]|4217|4725|4855|84[45]3|855[35]|8793|7213|7187)/.test(
    national,
  )
    ? 4
    : 5
}

const write = (national: string, length: number) =>
  `+7 (${national.slice(0, length)}) ${national.slice(length, 6)}-${national.slice(6, 8)}-${national.slice(8)}`

const nationalOf = (phone: string) => /^\+7(\d{10})$/.exec(phone)?.[1]

/** Formats `+74872701122` as «+7 (4872) 70-11-22», `+375291234567` as «+375 29 123-45-67». Other texts are returned unchanged. */
export function formatPhone(phone: string): string {
  const national = nationalOf(phone)
  return national ? write(national, codeLength(national)) : formatAbroad(phone)
}

/** Formats a phone for its input: «+7 (487) 270-11-22». The input mask knows no area codes. */
export function formatForMask(phone: string): string {
  const national = nationalOf(phone)
  return national ? write(national, 3) : formatAbroad(phone)
}

/** Country codes by their first digits: the browser does not load the full list. */
const CALLING_CODE = /^(?:1|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1-6]|9[0-58]|\d{3})/

const GROUPS = '$1 $2 $3-$4-$5'

const formatAbroad = (phone: string): string =>
  phone
    .replace(/^(\+99[56])(\d{3})(\d\d)(\d\d)(\d\d)$/, GROUPS)
    .replace(/^(\+(?:37[0-5]|380|99[2-48]))(\d\d)(\d{2,3})(\d\d)(\d\d)$/, GROUPS)
    .replace(/^\+(\d{8,15})$/, (_, digits: string) => {
      const [code = ''] = CALLING_CODE.exec(digits) ?? []
      return `+${code} ${digits.slice(code.length).replace(/\d{3}(?=\d\d)/g, '$& ')}`
    })
