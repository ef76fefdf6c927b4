import { DECLINED_UNITS, unitFor, unitOfOne } from '@rapport/contract/orders/quantity'
import { groupDigits } from '@rapport/contract/texts/money'
import { pluralForm } from '../ui/text/plural.ts'

export { unitFor, unitOfOne }

const NBSP = '\u00a0'

/** «от 10 наборов», «от 1 пары». */
export const fromText = (quantity: number): string => `от${NBSP}${groupDigits(quantity)}`

/** What stands after «от 10»: the genitive, singular after one alone. */
export function unitFrom(quantity: number, unit: string): string {
  const word = DECLINED_UNITS[unit]
  if (!word) return unitOfOne(unit)
  return pluralForm(quantity, [word.forms[1], word.forms[2], word.forms[2]])
}

/** «за 1 пару», «за 10 пар». */
export function unitPaid(quantity: number, unit: string): string {
  const { accusative } = DECLINED_UNITS[unit] ?? {}
  return accusative && pluralForm(quantity, ['1', '2', '5']) === '1' ? accusative : unitFor(quantity, unit)
}

/** What is counted, after «Количество»: «наборов», «шт». */
export const unitCounted = (unit: string): string => DECLINED_UNITS[unit]?.forms[2] ?? unitOfOne(unit)
