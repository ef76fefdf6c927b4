import { DECLINED_UNITS, unitFor, unitOfOne } from '@rapport/contract/orders/quantity'
import { groupDigits } from '@rapport/contract/texts/group-digits'
import { pluralForm } from '../ui/text/plural.ts'

export { unitFor, unitOfOne }

const NBSP = '\u00a0'

/** Formats the start of a tier: «от 10», «от 1 000». */
export const formatFrom = (quantity: number): string => `от${NBSP}${groupDigits(quantity)}`

/** Returns the unit after «от 10»: genitive, singular only after one. */
export function unitFrom(quantity: number, unit: string): string {
  const word = DECLINED_UNITS[unit]
  if (!word) return unitOfOne(unit)
  return pluralForm(quantity, [word.forms[1], word.forms[2], word.forms[2]])
}

/** Returns the unit after a paid quantity: «за 1 пару», «за 10 пар». */
export function unitPaid(quantity: number, unit: string): string {
  const { accusative } = DECLINED_UNITS[unit] ?? {}
  return accusative && pluralForm(quantity, ['1', '2', '5']) === '1' ? accusative : unitFor(quantity, unit)
}

/** Returns the unit after «Количество»: «наборов», «шт». */
export const unitCounted = (unit: string): string => DECLINED_UNITS[unit]?.forms[2] ?? unitOfOne(unit)
