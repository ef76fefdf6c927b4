/**
 * How long the code of an area is within +7. A code and what follows it are ten digits together:
 *
 * - three digits: mobile numbers (9xx; of Kazakhstan 70x, 747, 77x), 800 and its like, cities with numbers of seven;
 * - four: the other centres of regions, whose fourth digit is a 2, and large towns beside them;
 * - five: smaller towns, and centres with numbers of five digits.
 *
 * By the Russian numbering plan (order 142 of the Ministry for Information Technologies of 17.11.2006 as amended, of its codes of
 * three digits), the open register of numbering resources, by areas (opendata.digital.gov.ru), and for Kazakhstan by its numbering
 * plan as the ITU publishes it (Operational Bulletin, 7). Towns whose code begins with one of three digits go by that one:
 * the area of 343 has Nizhny Tagil (3435) too.
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

/** Returns «+7 (4872) 70-11-22» of `+74872701122`, «+375 29 123-45-67» of `+375291234567`; what is no phone comes back as it is. */
export function formatPhone(phone: string): string {
  const national = nationalOf(phone)
  return national ? write(national, codeLength(national)) : formatAbroad(phone)
}

/** Returns a phone as its field shows it: «+7 (487) 270-11-22» under the mask, which knows no codes. */
export function formatForMask(phone: string): string {
  const national = nationalOf(phone)
  return national ? write(national, 3) : formatAbroad(phone)
}

/** How far the code of a country goes, by its first digits: in the browser there is no list of them. */
const CALLING_CODE = /^(?:1|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1-6]|9[0-58]|\d{3})/

const GROUPS = '$1 $2 $3-$4-$5'

/** Of neighbours as they write it themselves, of others in threes. */
const formatAbroad = (phone: string): string =>
  phone
    .replace(/^(\+99[56])(\d{3})(\d\d)(\d\d)(\d\d)$/, GROUPS)
    .replace(/^(\+(?:37[0-5]|380|99[2-48]))(\d\d)(\d{2,3})(\d\d)(\d\d)$/, GROUPS)
    .replace(/^\+(\d{8,15})$/, (_, digits: string) => {
      const [code = ''] = CALLING_CODE.exec(digits) ?? []
      return `+${code} ${digits.slice(code.length).replace(/\d{3}(?=\d\d)/g, '$& ')}`
    })
