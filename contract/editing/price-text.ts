import { PRICE_MAX } from '../limits.ts'

const ON_REQUEST = /^(?:|-|–|—|по ?запросу|по ?договор[её]нности)$/
const CURRENCY = /(?:₽|рублей|руб\.?|р\.?)$/
/** With nothing, spaces, commas or points between thousands; the last two only where kopecks say which is which. */
const AMOUNTS = [
  /^\d{1,10}(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?: \d{3}){1,3}(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?:,\d{3}){1,3}\.\d{1,2}$/,
  /^\d{1,3}(?:\.\d{3}){1,3},\d{1,2}$/,
]

/**
 * Returns the kopecks of a price as it is typed, pasted or imported: «1 590,00 ₽», `1590.5`; null of «по запросу», a dash and
 * nothing; undefined where no price can be read, or it is none that may be asked. Where thousands and kopecks can't be told apart
 * (`1.590`), nothing is guessed.
 */
export function parsePrice(text: string): number | null | undefined {
  const cell = unquote(text).normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
  if (ON_REQUEST.test(cell)) return null
  const amount = cell.replace(CURRENCY, '').trim()
  if (!AMOUNTS.some((format) => format.test(amount))) return undefined
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? []
  const kopecks = Number(whole.replace(/[ .,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return kopecks > 0 && kopecks <= PRICE_MAX ? kopecks : undefined
}

/** Returns a price as it is shown where it can be typed: `1 590,50`, or «по запросу». */
export const formatPrice = (kopecks: number | null): string =>
  kopecks === null
    ? 'по\u00A0запросу'
    : (kopecks / 100).toLocaleString('ru-RU', {
        minimumFractionDigits: kopecks % 100 === 0 ? 0 : 2,
        maximumFractionDigits: 2,
      })

/** A cell as Excel copies it: within quotes, those inside it doubled. */
const unquote = (text: string): string => {
  const trimmed = text.trim()
  return /^"[\s\S]*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed
}
