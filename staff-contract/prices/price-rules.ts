import type { PriceList, QuantityTier } from '@rapport/contract/prices/prices'
import type * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'

/** The price lists, each at most as expensive as the one before it. */
export const PRICE_LISTS: readonly PriceList[] = ['anonymous', 'registered', 'wholesale', 'dealer']

/** Kopecks, null for «по запросу», or the typed text if it is no price. */
export type PriceCell = number | null | string

interface Row {
  label: string
  prices: Partial<Record<PriceList, PriceCell[]>>
}
interface Variant {
  ranges: QuantityTier[]
  rows: Row[]
}

/** A mistake, and the path to its field within the variant. */
export interface PriceMistake {
  path: (string | number)[]
  message: string
}

export function hasEachMaterialOnce(categories: { materials: string[] }[]): boolean {
  const all = categories.flatMap(({ materials }) => materials)
  return new Set(all).size === all.length
}

export function checkOffered({
  value,
  issues,
}: z.core.ParsePayload<{
  categories: { materials: string[] }[]
  variants: { rows: { material: string }[] }[]
}>): void {
  const offered = new Set(value.categories.flatMap(({ materials }) => materials))
  const message = editingMessages.materialNotOffered
  for (const [variant, { rows }] of value.variants.entries())
    for (const [row, { material }] of rows.entries())
      if (!offered.has(material))
        issues.push({
          code: 'custom',
          input: value,
          path: ['variants', variant, 'rows', row, 'material'],
          message,
        })
}

/** Checks rules across fields of a price table: tiers without gaps, prices that fall with quantity and from list to list. */
export function checkPriceVariant({ value, issues }: z.core.ParsePayload<Variant>): void {
  for (const { path, message } of [...checkTiers(value.ranges), ...checkRows(value)])
    issues.push({ code: 'custom', input: value, path, message })
}

/** Checks that unit prices fall as quantities grow. */
export function checkPriceTiers({
  value,
  issues,
}: z.core.ParsePayload<{ from: number; price: number }[]>): void {
  for (const [index, { from, price }] of value.entries()) {
    const before = value[index - 1]
    if (!before) continue
    const add = (field: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [index, field], message })
    if (from <= before.from) add('from', editingMessages.tierRises)
    if (price >= before.price) add('price', editingMessages.priceRises)
  }
}

function checkTiers(tiers: QuantityTier[]): PriceMistake[] {
  if (tiers.length === 0) return [{ path: ['ranges'], message: editingMessages.tiersRequired }]
  return tiers.flatMap(({ from, to }, index): PriceMistake[] => {
    const before = tiers[index - 1]
    const next = before ? (before.to ?? before.from) + 1 : 1
    const isLast = index === tiers.length - 1
    const hasEnd = isLast ? to === null : to !== null && to >= from
    return [
      ...(from === next
        ? []
        : [{ path: ['ranges', index, 'from'], message: editingMessages.tierFrom(next) }]),
      ...(hasEnd ? [] : [{ path: ['ranges', index, 'to'], message: editingMessages.tierTo(isLast) }]),
    ]
  })
}

function checkRows({ ranges, rows }: Variant): PriceMistake[] {
  const labels = new Set<string>()
  return rows.flatMap((row, index) => {
    const isRepeated = labels.has(row.label)
    labels.add(row.label)
    return [
      ...(isRepeated ? [{ path: ['rows', index, 'label'], message: editingMessages.labelTwice }] : []),
      ...listPriceMistakes(row.prices, ranges.length).map(({ path, message }) => ({
        path: ['rows', index, 'prices', ...path],
        message,
      })),
    ]
  })
}

export function listPriceMistakes(prices: Row['prices'], columns: number): PriceMistake[] {
  if (!prices.anonymous) return [{ path: ['anonymous'], message: editingMessages.pricesRequired }]
  return PRICE_LISTS.flatMap((list, rank): PriceMistake[] => {
    const own = prices[list]
    if (!own) return []
    if (own.length !== columns) return [{ path: [list], message: editingMessages.pricesCount(columns) }]
    const above = PRICE_LISTS.slice(0, rank).findLast((other) => prices[other])
    return own.flatMap((price, column) => {
      const fewer = own.slice(0, column).findLast((other) => typeof other === 'number')
      const dearer = above && (prices[above]?.[column] ?? null)
      const message = mistakeOf(price, fewer, typeof dearer === 'string' ? undefined : dearer)
      return message ? [{ path: [list, column], message }] : []
    })
  })
}

/** `fewer` is the price for fewer pieces, `dearer` that of the list above; undefined if there is none. */
function mistakeOf(
  price: PriceCell,
  fewer: number | undefined,
  dearer: number | null | undefined,
): string | undefined {
  if (typeof price === 'string') return editingMessages.priceFormat
  if (dearer !== undefined && (price === null) !== (dearer === null)) return editingMessages.priceOnRequest
  if (price === null) return undefined
  if (fewer && price > fewer) return editingMessages.priceRises
  return dearer && price > dearer ? editingMessages.priceAboveList : undefined
}
