import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { CalculationRulesSnapshot } from '@rapport/staff-contract/snapshots/calculation/calculation-rules-snapshot'
import type { ContentKind } from '../content-kind.ts'
import { calculationRules } from './tables.ts'

/** Key of the single row. */
const CALCULATION_RULES_KEY = '1'

/** Rules of every calculation. There is a single entry, which is never unpublished. */
export const calculationRulesKind: ContentKind<'calculation-rules'> = {
  name: 'calculation-rules',
  tables: [calculationRules],
  resolvePath: async () => undefined,

  async read(orm) {
    const [row] = await orm.select().from(calculationRules)
    if (!row) return undefined
    const { id: _, ...rules } = row
    return rules
  },

  check: async (_tx, { vatRates }, { subjectId, published, now }) =>
    subjectId === CALCULATION_RULES_KEY
      ? checkPastRates(vatRates, published?.vatRates ?? [], moscowDay(now))
      : { message: [editingMessages.rulesAreOne] },

  async write(tx, rules) {
    await tx
      .insert(calculationRules)
      .values(rules)
      .onConflictDoUpdate({ target: calculationRules.id, set: rules })
    return CALCULATION_RULES_KEY
  },
}

type VatRates = CalculationRulesSnapshot['vatRates']

/** A rate that has been in force stays, because documents have been issued by it. */
function checkPastRates(rates: VatRates, published: VatRates, today: string): FieldErrors {
  const isPast = ({ from }: VatRates[number]) => from !== null && from <= today
  const past = published.filter(isPast)
  const errors: FieldErrors = {}
  for (const [index, { from, percent }] of past.entries()) {
    const rate = rates[index]
    if (rate?.from !== from) errors[`vatRates.${index}.from`] = [editingMessages.vatPastFixed]
    else if (rate.percent !== percent) errors[`vatRates.${index}.percent`] = [editingMessages.vatPastFixed]
  }
  for (const [index, rate] of rates.entries())
    if (index >= past.length && isPast(rate))
      errors[`vatRates.${index}.from`] = [editingMessages.vatPastFixed]
  return errors
}
