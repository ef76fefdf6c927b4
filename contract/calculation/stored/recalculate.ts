import { formatMoney } from '../../money/format-money.ts'
import { calculate } from '../calculate.ts'
import type { CalculatedLine, Calculation } from '../calculation.ts'
import { calculationMessages } from '../calculation-messages.ts'
import type { CalculationRequest } from '../calculation-request.ts'
import type { CalculationTables } from '../calculation-tables.ts'

const NBSP = '\u00a0'

/** What a stored request costs by other tables. */
export interface Recalculation {
  /** The request without the lines that can no longer be made; no lines if none is left. */
  request: CalculationRequest
  /** Missing if nothing can be calculated. */
  calculation?: Calculation
  /** Sentences in Russian: lines that cost more or less, and lines that are left out. Empty if nothing changed. */
  changes: string[]
}

/**
 * Calculates a stored request by the tables of today. Lines that the tables refuse are left out, with a sentence. A
 * term or city that no longer exists is dropped.
 */
export function recalculate(
  stored: { request: CalculationRequest; calculation: Pick<Calculation, 'lines' | 'total'> },
  tables: CalculationTables,
  options: { now: Date },
): Recalculation {
  const first = calculate(stored.request, tables, options)
  if (first.calculation) return compareLines(stored, stored.request, first.calculation, [])
  const refused = new Map<number, string>()
  for (const [field, [message]] of Object.entries(first.errors)) {
    const line = /^lines\.(\d+)/.exec(field)?.[1]
    if (line !== undefined && !refused.has(Number(line)))
      refused.set(Number(line), message ?? calculationMessages.invalid)
  }
  const { term: _, cityId: __, ...rest } = stored.request
  const request: CalculationRequest = {
    ...rest,
    term: first.errors.term ? 'normal' : stored.request.term,
    ...(stored.request.cityId === undefined || first.errors.cityId ? {} : { cityId: stored.request.cityId }),
    lines: stored.request.lines.filter((_line, index) => !refused.has(index)),
  }
  const gone = [
    ...[...refused].map(([index, message]) => `${titleOf(stored.calculation.lines[index])}: ${message}`),
    ...(first.errors.term ?? []),
    ...(first.errors.cityId ?? []),
  ]
  if (request.lines.length === 0) return { request, changes: gone }
  const second = calculate(request, tables, options)
  if (!second.calculation) return { request, changes: [...gone, ...Object.values(second.errors).flat()] }
  const left = stored.calculation.lines.filter((_line, index) => !refused.has(index))
  return compareLines({ calculation: { lines: left, total: null } }, request, second.calculation, gone)
}

function compareLines(
  { calculation: before }: { calculation: Pick<Calculation, 'lines' | 'total'> },
  request: CalculationRequest,
  calculation: Calculation,
  gone: string[],
): Recalculation {
  const changed = calculation.lines.flatMap((line, index) => describeChange(before.lines[index], line) ?? [])
  const isOtherTotal =
    before.total !== null && calculation.total !== null && before.total !== calculation.total
  const whole =
    isOtherTotal && calculation.total !== null && before.total !== null
      ? [`Итого было ${formatMoney(before.total)}, стало ${formatMoney(calculation.total)}`]
      : []
  return { request, calculation, changes: [...gone, ...changed, ...whole] }
}

/** Returns «Футболка: было 74 500 ₽, стало 78 225 ₽, дороже на 5 %»; undefined if the line costs the same. */
function describeChange(before: CalculatedLine | undefined, after: CalculatedLine): string | undefined {
  if (!before || before.total === after.total) return undefined
  const title = titleOf(after)
  if (after.total === null) return `${title}: цена теперь по${NBSP}запросу`
  if (before.total === null) return `${title}: цена теперь известна, ${formatMoney(after.total)}`
  const percent = before.total === 0 ? 0 : Math.round(Math.abs(after.total / before.total - 1) * 100)
  const by = percent === 0 ? '' : ` на${NBSP}${percent}${NBSP}%`
  const word = after.total > before.total ? 'дороже' : 'дешевле'
  return `${title}: было ${formatMoney(before.total)}, стало ${formatMoney(after.total)}, ${word}${by}`
}

const titleOf = (line: CalculatedLine | undefined): string => line?.title ?? 'Изделие'
