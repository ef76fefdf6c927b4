import type { Kopecks } from '@rapport/contract/money/kopecks'
import numberToWords from 'number-to-words-ru'

/** 999 billion roubles. */
const KOPECKS_MAX = 99_999_999_999_999

/**
 * Returns a sum as documents write it: «Сто двадцать три тысячи четыреста пятьдесят шесть рублей
 * 07 копеек». Throws RangeError below 0 and above 999 999 999 999,99 roubles.
 */
export function sumInWords(kopecks: Kopecks): string {
  if (kopecks < 0 || kopecks > KOPECKS_MAX)
    throw new RangeError(`No sum of a document, in kopecks: ${kopecks}`)
  const digits = String(kopecks).padStart(3, '0')
  return numberToWords.convert(`${digits.slice(0, -2)}.${digits.slice(-2)}`, {
    currency: 'rub',
    convertNumberToWords: { integer: true, fractional: false },
  })
}
