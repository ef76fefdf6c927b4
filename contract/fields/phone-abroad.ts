/**
 * Lengths of numbers of other countries, with their codes. Exact for +1 and the neighbours, whose customers come most; others as ITU-T E.164
 * allows. +0 and +7 are none of them.
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
 * Codes of countries by the ITU's list of them (annex to its Operational Bulletin), but for satellites and numbers that cost
 * extra (87, 881, 979 …), by which nobody is called back.
 */
const CALLING_CODE =
  /^(?:1|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[2-46]|3[57]|5[09])\d|21[1-368]|25[0-8]|29[01789]|38[0-35-79]|42[013]|67[02-9]|68[0-35-9]|69[0-2]|85[02356]|88[06]|96[0-8]|97[0-7]|99[2-8])/

/** Whether digits, code first, may be a whole number of another country than those of +7. */
export const isWholeAbroad = (digits: string): boolean =>
  CALLING_CODE.test(digits) && LENGTHS.some((length) => length.test(digits))
