import type { FieldErrors } from '../errors/error-response.ts'
import { moscowDay } from '../hours/moscow-day.ts'
import { fromMoscowMinute } from '../hours/moscow-time.ts'
import { addUp } from '../money/arithmetic.ts'
import { toKopecks } from '../money/kopecks.ts'
import { findVatPercent } from '../money/vat.ts'
import type { CalculatedLine, Calculation } from './calculation.ts'
import { TOTAL_MAX } from './calculation-limits.ts'
import { calculationMessages as messages, calculationNotes as notes } from './calculation-messages.ts'
import type { CalculationRequest } from './calculation-request.ts'
import type { CalculationTables } from './calculation-tables.ts'
import { calculateSurcharges } from './document/calculate-surcharges.ts'
import { calculateVat } from './document/document-vat.ts'
import { findDelivery } from './document/find-delivery.ts'
import { findReadyDay } from './document/ready-day.ts'
import { CalculationErrors } from './field-errors.ts'
import { checkMinimum } from './lines/check-minimum.ts'
import { groupByDesign } from './lines/group-by-design.ts'
import { type ResolvedLine, resolveLines } from './lines/resolve-lines.ts'
import { listAdvice } from './pricing/list-advice.ts'
import { priceLines } from './pricing/price-lines.ts'

/** Either a calculation, or messages by field: `lines.0.operations.1.widthMm`. */
export type CalculationResult =
  | { calculation: Calculation; errors?: undefined }
  | { calculation?: undefined; errors: FieldErrors }

/**
 * Calculates what a request costs by the factory's tables. Pure: the same request, tables and `now` give the same
 * answer, in server and browser. `now` chooses the rate of VAT and the ready day. Request and tables have the
 * shapes of their schemas. Every wrong value is an error of its field; errors never come with a calculation.
 */
export function calculate(
  request: CalculationRequest,
  tables: CalculationTables,
  { now }: { now: Date },
): CalculationResult {
  const errors = new CalculationErrors()
  const lines = resolveLines(request, tables, errors)
  const groups = groupByDesign(lines)
  if (errors.isEmpty) checkMinimum(groups, errors)
  checkTermAndCity(request, tables, errors)
  if (!errors.isEmpty) return { errors: errors.fields }

  const priced = priceLines(lines, groups, errors)
  const sum = addUp(priced.flatMap(({ total }) => total ?? []))
  if (sum > TOTAL_MAX) errors.add('lines', messages.totalTooLarge)
  if (!errors.isEmpty) return { errors: errors.fields }

  const isUrgent = request.term === 'urgent'
  const today = moscowDay(now)
  const onRequest = priced.flatMap(({ total }, index) => (total === null ? [index + 1] : []))
  const surcharges = calculateSurcharges(sum, tables, isUrgent)
  const amounts = surcharges.map(({ amount }) => amount)
  const goods = addUp([sum, ...amounts])
  const city = tables.delivery.find(({ cityId }) => cityId === request.cityId)
  const delivery = city ? findDelivery(city, lines, onRequest.length > 0 ? undefined : goods) : null
  const readyDay = findReadyDay(lines, tables, today, isUrgent)
  const taxed = { ...listTaxed(lines, priced, tables, today), surcharges: amounts }
  return {
    calculation: {
      revision: tables.revision,
      currency: 'RUB',
      lines: priced,
      surcharges,
      delivery,
      total: onRequest.length > 0 ? null : addUp([goods, ...(delivery ? [delivery.amount] : [])]),
      vat: calculateVat(
        { ...taxed, delivery: delivery ? { sum: delivery.amount, percent: taxed.percent } : undefined },
        tables.vat.mode !== 'none',
      ),
      readyAt: readyDay === undefined ? null : fromMoscowMinute(`${readyDay}T23:59`),
      onRequest,
      notes: [
        ...listAdvice(groups),
        ...(city && !delivery ? [notes.deliveryUnknown] : []),
        ...(readyDay === undefined ? [notes.readyUnknown] : []),
      ],
    },
  }
}

function checkTermAndCity(
  { term, cityId }: CalculationRequest,
  { urgency, delivery }: CalculationTables,
  errors: CalculationErrors,
): void {
  if (term === 'urgent' && !urgency) errors.add('term', messages.termUnavailable)
  if (cityId !== undefined && !delivery.some((city) => city.cityId === cityId))
    errors.add('cityId', messages.cityUnknown)
}

/** Returns the totals of lines with their percents of VAT, and the company's own percent. Lines on request count 0. */
function listTaxed(
  lines: readonly ResolvedLine[],
  priced: readonly CalculatedLine[],
  { vat }: CalculationTables,
  today: string,
) {
  return {
    percent: findVatPercent(vat, today, false),
    lines: lines.map(({ item }, index) => ({
      sum: priced[index]?.total ?? toKopecks(0),
      percent: findVatPercent(vat, today, item.hasReducedVat),
    })),
  }
}
