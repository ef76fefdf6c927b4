import type { CalculationTables, Production } from '@rapport/contract/calculation/calculation-tables'
import { addDays } from '@rapport/contract/hours/moscow-time'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { STANDARD_VAT } from '@rapport/contract/money/vat'
import { PERIOD_DAYS_MAX } from '@rapport/staff-contract/snapshots/calculation/operation-limits'
import type { calculationRules } from './tables.ts'

type Rules = typeof calculationRules.$inferSelect

/** Returns the surcharge for urgent work; null if nothing is made urgently. */
export const toUrgency = ({ urgency }: Pick<Rules, 'urgency'>): CalculationTables['urgency'] =>
  urgency.isOnOffer
    ? { title: urgency.title, percent: urgency.percent, daysPercent: urgency.daysPercent }
    : null

export const toSumDiscounts = ({ sumDiscounts }: Pick<Rules, 'sumDiscounts'>) =>
  sumDiscounts.map(({ from, ...discount }) => ({ from: toKopecks(from), ...discount }))

/** Returns the standard rates of VAT by law and those that staff have added, ascending by day. */
export const listStandardVat = (vatRates: Rules['vatRates']): CalculationTables['vat']['standard'] => [
  ...STANDARD_VAT,
  ...vatRates.flatMap(({ from, percent }) => (from === null ? [] : { from, percent })),
]

/** Returns the days of the production calendar, `2026-12-31`. */
export const listProductionDays = ({
  daysOff,
  workdays,
}: Pick<Rules, 'daysOff' | 'workdays'>): Pick<Production, 'holidays' | 'workdays'> => ({
  holidays: daysOff.flatMap(({ first, last }) => (first && last ? listDays(first, last) : [])),
  workdays: workdays.flatMap(({ day }) => day ?? []),
})

/** Returns the days of a period, at most `PERIOD_DAYS_MAX`. */
export function listDays(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last && days.length < PERIOD_DAYS_MAX; day = addDays(day, 1)) days.push(day)
  return days
}
