import { CLOTH_UNIT, PIECE_UNIT, PLACED_PRINT_UNIT, PRINT_UNIT } from '../catalog/units.ts'
import { groupDigits } from '../texts/group-digits.ts'
import { type PluralForms, pluralForm } from '../texts/plural.ts'

const NBSP = '\u00a0'

interface Declined {
  forms: PluralForms
  /** After «за 1», if it differs from the first form. */
  accusative?: string
}

/** Units written as words; other units are abbreviations with one form. */
export const DECLINED_UNITS: Record<string, Declined> = {
  комплект: { forms: ['комплект', 'комплекта', 'комплектов'] },
  набор: { forms: ['набор', 'набора', 'наборов'] },
  пара: { forms: ['пара', 'пары', 'пар'], accusative: 'пару' },
  полотно: { forms: ['полотно', 'полотна', 'полотен'] },
  штука: { forms: ['штука', 'штуки', 'штук'], accusative: 'штуку' },
}

/** Units that buyers see under another name. */
const READ_AS: Record<string, string> = { [PRINT_UNIT]: CLOTH_UNIT, [PLACED_PRINT_UNIT]: PIECE_UNIT }

/** Returns the unit after «1 890 ₽ /»: «шт», «набор», «пог. м». */
export const unitOfOne = (unit: string): string => (READ_AS[unit] ?? unit).replaceAll(' ', NBSP)

/** Returns the unit beside a quantity: «наборов» for «9», «шт» for any; halves take the genitive: «2,5 метра». */
export function unitFor(quantity: number, unit: string): string {
  const word = DECLINED_UNITS[unit]
  if (!word) return unitOfOne(unit)
  return quantity % 1 === 0 ? pluralForm(quantity, word.forms) : word.forms[1]
}

/** Formats a quantity: «1 200», «2,5». */
export const formatQuantity = (quantity: number): string =>
  `${groupDigits(Math.trunc(quantity))}${quantity % 1 === 0 ? '' : ',5'}`

/** Formats a quantity with its unit: «120 шт», «9 наборов», with a non-breaking space. */
export const quantityText = (quantity: number, unit: string): string =>
  `${formatQuantity(quantity)}${NBSP}${unitFor(quantity, unit)}`
