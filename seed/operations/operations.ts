import { typeset } from '@rapport/markdown/typeset'
import type { SeedOperation } from '@rapport/staff-contract/seed/seed'
import {
  CALCULATION_RULES_TITLE,
  type CalculationRulesSnapshot,
  publishableCalculationRules,
} from '@rapport/staff-contract/snapshots/calculation/calculation-rules-snapshot'
import { publishableOperation } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import { type ReadContext, readList, readOne } from '../reading/read-context.ts'
import { calculationRulesSchema } from './calculation-rules-schema.ts'
import { seedOperation, toSeedOperation, type WrittenOperation } from './operation-schema.ts'

/** Reads the operations in their order. Each must be publishable, and its code unique. */
export async function readOperations(context: ReadContext): Promise<WrittenOperation[]> {
  const codes = new Set<string>()
  const read = await readList(context, 'operations.yaml', seedOperation)
  return read.map(({ location, value }) => {
    const operation = { ...value, title: typeset(value.title), note: typeset(value.note) }
    context.errors.validate(publishableOperation, toSnapshot(toSeedOperation(operation)), location)
    if (codes.has(value.code)) context.errors.reportError(location, 'code', 'is taken by another operation')
    codes.add(value.code)
    return operation
  })
}

const toSnapshot = ({ code: erpId, ...operation }: SeedOperation) => ({
  ...operation,
  erpId,
  isOnOffer: true,
  position: 0,
})

/** Reads the rules of every calculation. Undefined if the file has errors, which are reported. */
export async function readCalculationRules(
  context: ReadContext,
): Promise<CalculationRulesSnapshot | undefined> {
  const read = await readOne(context, 'calculation-rules.yaml', calculationRulesSchema)
  if (!read) return undefined
  const { urgency, sumDiscounts, daysOff, workdays, ...others } = read.value
  const rules = {
    ...others,
    title: CALCULATION_RULES_TITLE,
    urgency: { isOnOffer: true, ...urgency, title: typeset(urgency.title) },
    sumDiscounts: sumDiscounts.map((discount) => ({ ...discount, title: typeset(discount.title) })),
    vatRates: [],
    daysOff: daysOff.map((period) => ({ ...period, title: typeset(period.title) })),
    workdays: workdays.map((day) => ({ day })),
  }
  return context.errors.validate(publishableCalculationRules, rules, read.location)
}
