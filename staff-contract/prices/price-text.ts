import { PRICE_MAX } from '@rapport/contract/prices/price-limits'

const ON_REQUEST = /^(?:|-|–|—|по ?запросу|по ?договор[её]нности)$/
const CURRENCY = /(?:₽|рублей|руб\.?|р\.?)$/
/** Thousands separated by nothing, spaces, commas or points; the last two only if kopecks make the text unambiguous. */
const AMOUNTS = [
  /^\d{1,10}(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?: \d{3}){1,3}(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?:,\d{3}){1,3}\.\d{1,2}$/,
  /^\d{1,3}(?:\.\d{3}){1,3},\d{1,2}$/,
]

/**
 * Parses a typed, pasted or imported price to kopecks: «1 590,00 ₽», `1590.5`. Null for «по запросу», a dash
 * and an empty text. Undefined if the text is no price up to `max`, or if thousands and kopecks are ambiguous
 * (`1.590`).
 */
export function parsePrice(text: string, max = PRICE_MAX): number | null | undefined {
  const cell = unquote(text).normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
  if (ON_REQUEST.test(cell)) return null
  const amount = cell.replace(CURRENCY, '').trim()
  if (!AMOUNTS.some((format) => format.test(amount))) return undefined
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? []
  const kopecks = Number(whole.replace(/[ .,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return kopecks > 0 && kopecks <= max ? kopecks : undefined
}

/** Formats a price for an input: `1 590,50`, or «по запросу». */
export const formatPrice = (kopecks: number | null): string =>
  kopecks === null
    ? 'по\u00A0запросу'
    : (kopecks / 100).toLocaleString('ru-RU', {
        minimumFractionDigits: kopecks % 100 === 0 ? 0 : 2,
        maximumFractionDigits: 2,
      })

/** Excel quotes a copied cell and doubles the quotes inside it. */
const unquote = (text: string): string => {
  const trimmed = text.trim()
  return /^"[\s\S]*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed
}
