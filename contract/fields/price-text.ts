import { PRICE_MAX } from '../limits.ts'

/** Characters of a cell, at most: more is no price. */
const TEXT_MAX = 40
const ON_REQUEST = 'по запросу'
const CURRENCY = /(?:₽|руб(?:лей|ля|ль)?\.?|р\.?)$/
/** Thousands apart by spaces, kopecks behind a comma or a dot: «1 590», «1 590,00», «1590.5». */
const SPACED = /^(\d{1,3}(?: \d{3})*|\d{1,8})(?:[.,](\d{1,2}))?$/
/** Thousands apart by what the kopecks are not: «1,590.00», «1.590,00». */
const MARKED = /^(\d{1,3})([.,])(\d{3})[.,](\d{2})$/

/** Kopecks, or null for «по запросу». */
export type Price = number | null

/** Parses a price as people write it and as tables copy it; undefined where it is none. */
export function parsePrice(text: string): Price | undefined {
  if (text.length > TEXT_MAX) return undefined
  const plain = text
    .replace(/[\s\u00A0\u2007\u2009\u202F]+/g, ' ')
    .replaceAll('"', '')
    .trim()
    .toLowerCase()
  if (plain === ON_REQUEST) return null
  const number = plain.replace(CURRENCY, '').trim()
  const kopecks = kopecksOf(number)
  return kopecks !== undefined && kopecks >= 1 && kopecks <= PRICE_MAX ? kopecks : undefined
}

function kopecksOf(number: string): number | undefined {
  const [, roubles, part = ''] = SPACED.exec(number) ?? []
  if (roubles !== undefined) return Number(roubles.replaceAll(' ', '')) * 100 + Number(part.padEnd(2, '0'))
  const [, thousands, mark, rest, kopecks] = MARKED.exec(number) ?? []
  // One mark twice tells nothing apart: «1.590.00».
  if (thousands === undefined || number.at(-3) === mark) return undefined
  return Number(`${thousands}${rest}`) * 100 + Number(kopecks)
}

/** Writes a price as it is read: «1 590», «1 590,50», «по запросу». */
export function formatPrice(price: Price): string {
  if (price === null) return ON_REQUEST
  const roubles = String(Math.floor(price / 100)).replace(/\B(?=(?:\d{3}){1,4}$)/g, '\u00A0')
  const kopecks = price % 100
  return kopecks === 0 ? roubles : `${roubles},${String(kopecks).padStart(2, '0')}`
}

/** Returns a price changed by so many per cent and rounded to whole steps of kopecks, a step at least; «по запросу» stays. */
export function changePrice(price: Price, percent: number, step: number): Price {
  if (price === null) return null
  return Math.max(step, Math.round((price * (100 + percent)) / 100 / step) * step)
}
