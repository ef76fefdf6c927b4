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
export function orderLineFacts(line: OrderLine): LineFact[] {
  const { title, variantTitle, material, baseColor, quantity, unit, unitPrice, total } = line
  return [
    ['Изделие', title],
    ['Исполнение', variantTitle],
    ['Материал', material],
    ['Цвет основы', baseColor],
    ['Количество', quantity === null ? null : quantityText(quantity, unit)],
    ['Цена', unitPrice === null ? null : `${formatMoney(unitPrice)}\u00A0/\u00A0${unitOfOne(unit)}`],
    ['Сумма', total === null ? null : formatMoney(total)],
  ].flatMap(([term, value]) => (term && value ? [{ term, value }] : []))
}

/** Returns the line as one text: «Поло, Хлопок, 50 шт, 44 600 ₽». */
export function orderLineText({ title, material, baseColor, quantity, unit, total }: OrderLine): string {
  const counted = quantity === null ? null : quantityText(quantity, unit)
  return [title, material, baseColor, counted, total === null ? null : formatMoney(total)]
    .filter(Boolean)
    .join(', ')
}
