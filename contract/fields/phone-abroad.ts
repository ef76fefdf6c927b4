/**
 * Lengths of foreign numbers with their country codes. Exact for +1 and the neighbours, where most customers
 * are; the range of ITU-T E.164 for others. +0 and +7 are excluded.
 */
const LENGTHS = [
  /^1\d{10}$/,
  /^37[0134]\d{8}$/,
  /^372\d{7,8}$/,
  /^(?:375|380|99[24-68])\d{9}$/,
  /^993\d{8}$/,
  /^(?!0|1|7|37[0-5]|380|99[2-68])\d{8,15}$/,
]

/**
 * Country codes by the ITU's list (annex to its Operational Bulletin). Satellite and premium codes (87, 881,
 * 979 …) are left out: they can't be called back.
 */
const CALLING_CODE =
  /^(?:1|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[2-46]|3[57]|5[09])\d|21[1-368]|25[0-8]|29[01789]|38[0-35-79]|42[013]|67[02-9]|68[0-35-9]|69[0-2]|85[02356]|88[06]|96[0-8]|97[0-7]|99[2-8])/

/** Returns whether the digits, code first, may be a whole number of a country other than +7. */
export const isWholeAbroad = (digits: string): boolean =>
  CALLING_CODE.test(digits) && LENGTHS.some((length) => length.test(digits))
