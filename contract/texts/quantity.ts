import { CLOTH_UNIT, PIECE_UNIT, PLACED_PRINT_UNIT, PRINT_UNIT } from '../units.ts'
import { groupDigits } from './money.ts'
import { type PluralForms, pluralForm } from './plural.ts'

const NBSP = '\u00a0'

interface Declined {
  forms: PluralForms
  /** After «за 1», where it differs from the first form. */
  accusative?: string
}

/** Units that are written as words; the others are abbreviations, which have one form. */
export const DECLINED_UNITS: Record<string, Declined> = {
  комплект: { forms: ['комплект', 'комплекта', 'комплектов'] },
  набор: { forms: ['набор', 'набора', 'наборов'] },
  пара: { forms: ['пара', 'пары', 'пар'], accusative: 'пару' },
  полотно: { forms: ['полотно', 'полотна', 'полотен'] },
  штука: { forms: ['штука', 'штуки', 'штук'], accusative: 'штуку' },
}

/** What is counted otherwise than a buyer reads it. */
const READ_AS: Record<string, string> = { [PRINT_UNIT]: CLOTH_UNIT, [PLACED_PRINT_UNIT]: PIECE_UNIT }

/** After «1 890 ₽ /»: «шт», «набор», «пог. м». */
export const unitOfOne = (unit: string): string => (READ_AS[unit] ?? unit).replaceAll(' ', NBSP)

/** «наборов» beside «9», «шт» beside anything; halves take the genitive: «2,5 метра». */
export function unitFor(quantity: number, unit: string): string {
  const word = DECLINED_UNITS[unit]
  if (!word) return unitOfOne(unit)
  return quantity % 1 === 0 ? pluralForm(quantity, word.forms) : word.forms[1]
}

/** «1 200», «2,5». */
export const formatQuantity = (quantity: number): string =>
  `${groupDigits(Math.trunc(quantity))}${quantity % 1 === 0 ? '' : ',5'}`

/** «120 шт», «9 наборов», with a space that does not break. */
export const quantityText = (quantity: number, unit: string): string =>
  `${formatQuantity(quantity)}${NBSP}${unitFor(quantity, unit)}`
