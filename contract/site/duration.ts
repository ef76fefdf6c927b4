import { type PluralForms, pluralForm } from '../texts/plural.ts'

const NBSP = '\u00a0'
const HOUR = 60

type Case = 'accusative' | 'genitive'

const MINUTES: Record<Case, PluralForms> = {
  accusative: ['минуту', 'минуты', 'минут'],
  genitive: ['минуты', 'минут', 'минут'],
}
const HOURS: Record<Case, PluralForms> = {
  accusative: ['час', 'часа', 'часов'],
  genitive: ['часа', 'часов', 'часов'],
}

/** Formats minutes for «за …»: «15 минут», «21 минуту», «2 часа». */
export const minutesAfterZa = (minutes: number): string => formatMinutes(minutes, 'accusative')

/** Formats minutes for «в течение …»: «15 минут», «21 минуты», «2 часов». */
export const minutesWithin = (minutes: number): string => formatMinutes(minutes, 'genitive')

/** Whole hours are written as hours. */
function formatMinutes(minutes: number, grammaticalCase: Case): string {
  const isHours = minutes % HOUR === 0
  const count = isHours ? minutes / HOUR : minutes
  return `${count}${NBSP}${pluralForm(count, (isHours ? HOURS : MINUTES)[grammaticalCase])}`
}
