import { CLOTH_UNIT, PIECE_UNIT, PLACED_PRINT_UNIT, PRINT_UNIT } from '@rapport/contract/units'
import { groupDigits } from '../ui/text/money.ts'
import { type PluralForms, pluralForm } from '../ui/text/plural.ts'

const NBSP = '\u00a0'

interface Declined {
  forms: PluralForms
  /** After «за 1», where it differs from the first form. */
  accusative?: string
}

/** Units that are written as words; the others are abbreviations, which have one form. */
const WORDS: Record<string, Declined> = {
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
  const word = WORDS[unit]
  if (!word) return unitOfOne(unit)
  return quantity % 1 === 0 ? pluralForm(quantity, word.forms) : word.forms[1]
}

/** «от 10 наборов», «от 1 пары». */
export const fromText = (quantity: number): string => `от${NBSP}${groupDigits(quantity)}`

/** What stands after «от 10»: the genitive, singular after one alone. */
export function unitFrom(quantity: number, unit: string): string {
  const word = WORDS[unit]
  if (!word) return unitOfOne(unit)
  return pluralForm(quantity, [word.forms[1], word.forms[2], word.forms[2]])
}

/** «за 1 пару», «за 10 пар». */
export function unitPaid(quantity: number, unit: string): string {
  const { accusative } = WORDS[unit] ?? {}
  return accusative && pluralForm(quantity, ['1', '2', '5']) === '1' ? accusative : unitFor(quantity, unit)
}

/** What is counted, after «Количество»: «наборов», «шт». */
export const unitCounted = (unit: string): string => WORDS[unit]?.forms[2] ?? unitOfOne(unit)
