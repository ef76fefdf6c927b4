import { formatMoney } from '../money/format-money.ts'
import type { OrderLine } from './order-line.ts'
import { quantityText, unitOfOne } from './quantity.ts'

/** A production method as forms send it: its price group and its index in it, `p-polo/0`. */
export const variantKey = ({ priceErpId, variant }: { priceErpId: string; variant: number }): string =>
  `${priceErpId}/${variant}`

/** A row of a price table as forms send it: the material's code and its label in the table, `COTTON/Хлопок`. */
export const materialKey = ({ materialErpId, label }: { materialErpId: string; label: string }): string =>
  `${materialErpId}/${label}`

export interface LineFact {
  term: string
  value: string
}

/** Returns the labelled facts of an order line for mails and screens; missing facts are left out. */
function orderLineFacts(line: OrderLine): LineFact[] {
  const { title, variantTitle, material, baseColor, quantity, sizes, unit, unitPrice, total } = line
  return [
    ['Изделие', title],
    ['Исполнение', variantTitle],
    ['Материал', material],
    ['Цвет основы', baseColor],
    ['Количество', quantity === null ? null : quantityText(quantity, unit)],
    ['Размеры', sizes && sizesText(sizes)],
    ['Цена', unitPrice === null ? null : `${formatMoney(unitPrice)}\u00A0/\u00A0${unitOfOne(unit)}`],
    ['Сумма', total === null ? null : formatMoney(total)],
  ].flatMap(([term, value]) => (term && value ? [{ term, value }] : []))
}

/**
 * Returns the labelled facts of an order's lines. A single line has the facts of `orderLineFacts`. Several lines have
 * one fact each, and their sum if all prices are known.
 */
export function orderLinesFacts(lines: readonly OrderLine[]): LineFact[] {
  const [only, ...others] = lines
  if (!only) return []
  if (others.length === 0) return orderLineFacts(only)
  const total = sumTotals(lines)
  return [
    ...lines.map((line, index) => ({ term: `Изделие ${index + 1}`, value: fullLineText(line) })),
    ...(total === null ? [] : [{ term: 'Сумма', value: formatMoney(total) }]),
  ]
}

/** Returns the total of all lines in kopecks, or null if one has none. */
export const sumTotals = (lines: readonly OrderLine[]): number | null =>
  lines.reduce<number | null>((sum, { total }) => (sum === null || total === null ? null : sum + total), 0)

/** Returns pieces by size: «S — 10, M — 20». */
export const sizesText = (sizes: Record<string, number>): string =>
  Object.entries(sizes)
    .map(([size, pieces]) => `${size}\u00A0—\u00A0${pieces}`)
    .join(', ')

/** Returns everything about a line: «Поло, Хлопок, белый, 50 шт (S — 20, M — 30) × 892 ₽ = 44 600 ₽». */
function fullLineText(line: OrderLine): string {
  const { title, variantTitle, material, baseColor, quantity, sizes, unit, unitPrice, total } = line
  const counted = quantity === null ? null : quantityText(quantity, unit)
  const split = counted && sizes ? `${counted} (${sizesText(sizes)})` : counted
  const priced =
    split && unitPrice !== null && total !== null
      ? `${split} ×\u00A0${formatMoney(unitPrice)} =\u00A0${formatMoney(total)}`
      : split
  return [title, variantTitle, material, baseColor, priced].filter(Boolean).join(', ')
}

/** Returns the line as one text: «Поло, Хлопок, 50 шт, 44 600 ₽». */
export function orderLineText({ title, material, baseColor, quantity, unit, total }: OrderLine): string {
  const counted = quantity === null ? null : quantityText(quantity, unit)
  return [title, material, baseColor, counted, total === null ? null : formatMoney(total)]
    .filter(Boolean)
    .join(', ')
}
