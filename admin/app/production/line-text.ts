import { sizesText } from '@rapport/contract/orders/order-line-text'
import { quantityText } from '@rapport/contract/orders/quantity'
import type { ProductionLine } from '@rapport/staff-contract/production/production'

/** Formats «Поло, Хлопок, белый, 50 шт». */
export const lineText = ({ title, material, baseColor, quantity, unit }: ProductionLine): string =>
  [title, material, baseColor, quantity !== null && quantityText(quantity, unit)].filter(Boolean).join(', ')

/** Returns the manner of production and the sizes; empty without both. */
export const lineDetail = ({ variantTitle, sizes }: ProductionLine): string =>
  [variantTitle, sizes && sizesText(sizes)].filter(Boolean).join('; ')
