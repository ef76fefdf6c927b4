import { QUANTITY_MAX } from '@rapport/contract/orders/order-limits'
import type { QuantityTier } from '@rapport/contract/prices/prices'
import { PRICE_TIERS_MAX } from '@rapport/staff-contract/snapshots/price-group-limits'
import type { Variant } from './price-lists.ts'

/** Formats the first quantity of each tier: «1, 10, 50». */
export const formatStarts = (starts: readonly number[]): string => starts.join(', ')

/** Returns the tiers that begin with these quantities. */
export const toTiers = (starts: readonly number[]): QuantityTier[] =>
  starts.map((from, index) => {
    const next = starts[index + 1]
    return { from, to: next === undefined ? null : next - 1 }
  })

/**
 * Parses the first quantities of tiers. Returns an error message for an invalid text. `isFromOne`: there has to be a
 * price for a single piece.
 */
export function parseStarts(text: string, isFromOne = true): number[] | string {
  const words = text.split(/[,;\n]/).map((word) => word.replace(/\s/g, ''))
  const starts = words.filter((word) => word !== '').map(Number)
  const wrong = words.find((word) => !/^\d{0,7}$/.test(word))
  if (wrong !== undefined)
    return `«${wrong.slice(0, 20)}»\u00A0— не\u00A0количество. Напишите числа через запятую`
  if (isFromOne && starts[0] !== 1) return 'Первая ступень начинается с\u00A01'
  if (!starts[0]) return 'Первая ступень начинается не\u00A0раньше 1'
  if (starts.length > PRICE_TIERS_MAX) return `Ступеней не\u00A0больше ${PRICE_TIERS_MAX}`
  if (starts.some((start) => start > QUANTITY_MAX))
    return `Количество не\u00A0больше ${QUANTITY_MAX.toLocaleString('ru-RU')}`
  const falling = starts.find((start, index) => index > 0 && start <= (starts[index - 1] ?? 0))
  return falling === undefined
    ? starts
    : `Каждая ступень начинается с\u00A0большего количества: проверьте ${falling}`
}

/** Returns a table with other tiers. A tier that remains keeps its prices. A new tier copies the prices of the tier that it splits. */
export function withStarts(variant: Variant, starts: readonly number[]): Variant {
  const sources = starts.map((start) => variant.ranges.findLastIndex(({ from }) => from <= start))
  const rows = variant.rows.map((row) => ({
    ...row,
    prices: Object.fromEntries(
      Object.entries(row.prices).map(([list, cells]) => [
        list,
        sources.map((source) => cells[source] ?? null),
      ]),
    ),
  }))
  return { ...variant, ranges: toTiers(starts), rows }
}
