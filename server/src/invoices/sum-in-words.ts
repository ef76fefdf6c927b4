import { convert } from 'number-to-words-ru'

/** 999 billion roubles. */
const KOPECKS_MAX = 99_999_999_999_999

/**
 * Returns a sum in kopecks as documents write it: «Сто двадцать три тысячи четыреста пятьдесят шесть рублей
 * 07 копеек». Throws RangeError if it is not a whole number of kopecks from 0 to 999 999 999 999,99 roubles.
 */
export function sumInWords(kopecks: number): string {
  if (!Number.isInteger(kopecks) || kopecks < 0 || kopecks > KOPECKS_MAX)
    throw new RangeError(`Not a sum in kopecks: ${kopecks}`)
  const digits = String(kopecks).padStart(3, '0')
  return convert(`${digits.slice(0, -2)}.${digits.slice(-2)}`, {
    currency: 'rub',
    convertNumberToWords: { integer: true, fractional: false },
  })
}
