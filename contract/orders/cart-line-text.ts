import type { CartLine } from './cart-line.ts'
import { sizesText } from './order-line-text.ts'
import { quantityText } from './quantity.ts'

/** Returns a line of a cart as one text: «Поло, Хлопок, белый, 50 шт». */
export function cartLineText(line: CartLine): string {
  const { itemTitle, quantity, sizes, unit } = line
  const counted = sizes ? sizesText(sizes) : quantity && quantityText(quantity, unit)
  return [itemTitle, ...listCartChoices(line), counted].filter(Boolean).join(', ')
}

/** Returns the words of the choices: variant, material, cloth colour. The code of the material precedes its name. */
export const listCartChoices = ({ variantTitle, material, baseColor }: CartLine): string[] =>
  [variantTitle, material?.slice(material.indexOf('/') + 1), baseColor].flatMap((words) => words || [])
