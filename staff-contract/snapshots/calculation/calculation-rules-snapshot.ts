import { TOTAL_MAX } from '@rapport/contract/calculation/calculation-limits'
import { messages } from '@rapport/contract/errors/messages'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { STANDARD_VAT } from '@rapport/contract/money/vat'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../../editing/editing-messages.ts'
import { TITLE_MAX } from '../../editing/text-limits.ts'
import { LEAD_TIME_DAYS_MAX } from '../item-limits.ts'
import {
  boundedList,
  day,
  draftText,
  percentUpTo,
  publishableDay,
  requiredText,
  wholeNumberUpTo,
} from '../snapshot-fields.ts'
import {
  CALENDAR_PERIODS_MAX,
  PERIOD_DAYS_MAX,
  SUM_DISCOUNTS_MAX,
  VAT_RATES_MAX,
} from './operation-limits.ts'

/** Title of the single entry in lists. */
export const CALCULATION_RULES_TITLE = 'Правила расчёта'

/** Surcharge for urgent work, at most. */
const URGENCY_PERCENT_MAX = 1000

const discount = z.object({
  /** Kopecks of all lines together. */
  from: wholeNumberUpTo(TOTAL_MAX),
  title: draftText(SHORT_FIELD_MAX),
  percent: percentUpTo(100),
})
const vatRate = z.object({ from: z.nullable(day), percent: wholeNumberUpTo(100) })
const period = z.object({ first: z.nullable(day), last: z.nullable(day), title: draftText(SHORT_FIELD_MAX) })
const workday = z.object({ day: z.nullable(day) })

/** Rules of the factory for every calculation: urgency, discounts, VAT by date, the production calendar. */
export const calculationRulesSnapshot = z.object({
  /** Its name in lists. */
  title: draftText(TITLE_MAX),
  /** Nothing is made urgently while it is not on offer. `daysPercent` of the usual working days remain. */
  urgency: z.object({
    isOnOffer: z.boolean(messages.fieldInvalid),
    title: draftText(SHORT_FIELD_MAX),
    percent: percentUpTo(URGENCY_PERCENT_MAX),
    daysPercent: wholeNumberUpTo(100),
  }),
  sumDiscounts: boundedList(discount, SUM_DISCOUNTS_MAX),
  /** Standard rates after those of `STANDARD_VAT`. */
  vatRates: boundedList(vatRate, VAT_RATES_MAX),
  /** Kopecks from which the delivery to a pick-up point is free; null: never. */
  freeDeliveryFrom: z.nullable(wholeNumberUpTo(TOTAL_MAX)),
  /** Working days within which nothing is promised. */
  promisedDays: wholeNumberUpTo(LEAD_TIME_DAYS_MAX),
  /** Working days of an item without its own lead time; null: the manager names them. */
  leadDays: z.nullable(wholeNumberUpTo(LEAD_TIME_DAYS_MAX)),
  /** Days off beside Saturdays and Sundays. */
  daysOff: boundedList(period, CALENDAR_PERIODS_MAX),
  /** Saturdays and Sundays that are worked. */
  workdays: boundedList(workday, CALENDAR_PERIODS_MAX),
})
export type CalculationRulesSnapshot = z.infer<typeof calculationRulesSnapshot>

/** Rules of a factory that has not stated any. */
export const EMPTY_CALCULATION_RULES: CalculationRulesSnapshot = {
  title: CALCULATION_RULES_TITLE,
  urgency: { isOnOffer: false, title: '', percent: 0, daysPercent: 100 },
  sumDiscounts: [],
  vatRates: [],
  freeDeliveryFrom: null,
  promisedDays: 0,
  leadDays: null,
  daysOff: [],
  workdays: [],
}

/** Days of law have no exceptions: a rate of the past stays. */
const LAST_STANDARD_DAY = STANDARD_VAT.at(-1)?.from ?? ''

const publishableVatRate = z.object({
  ...vatRate.shape,
  from: publishableDay.check(
    z.refine((from) => from > LAST_STANDARD_DAY, editingMessages.vatFromLater(LAST_STANDARD_DAY)),
  ),
})

const publishablePeriod = z.object({ ...period.shape, first: publishableDay, last: publishableDay }).check(
  z.refine(({ first, last }) => first <= last, { error: editingMessages.lastDayFirst, path: ['last'] }),
  z.refine(({ first, last }) => (Date.parse(last) - Date.parse(first)) / DAY_MS < PERIOD_DAYS_MAX, {
    error: editingMessages.exceptionTooLong(PERIOD_DAYS_MAX),
    path: ['last'],
  }),
)

/** Reports each row that does not follow the row before. */
const checkAscending =
  <Row>(isAfter: (row: Row, before: Row) => boolean, field: string, message: string) =>
  ({ value, issues }: z.core.ParsePayload<Row[]>): void => {
    for (const [index, row] of value.entries()) {
      const before = value[index - 1]
      if (before !== undefined && !isAfter(row, before))
        issues.push({ code: 'custom', input: value, path: [index, field], message, continue: true })
    }
  }

/** Rules that can be published. */
export const publishableCalculationRules = z.object({
  ...calculationRulesSnapshot.shape,
  title: requiredText(TITLE_MAX, editingMessages.nameRequired),
  urgency: calculationRulesSnapshot.shape.urgency.check(
    z.refine(({ isOnOffer, title }) => !isOnOffer || title.trim() !== '', {
      error: editingMessages.nameRequired,
      path: ['title'],
    }),
    z.refine(({ isOnOffer, daysPercent }) => !isOnOffer || daysPercent > 0, {
      error: editingMessages.wholeNumberFromOne,
      path: ['daysPercent'],
    }),
  ),
  sumDiscounts: boundedList(
    z.object({ ...discount.shape, title: requiredText(SHORT_FIELD_MAX, editingMessages.nameRequired) }),
    SUM_DISCOUNTS_MAX,
  ).check(
    checkAscending((row, before) => row.from > before.from, 'from', editingMessages.sumRises),
    checkAscending((row, before) => row.percent >= before.percent, 'percent', editingMessages.discountFalls),
  ),
  vatRates: boundedList(publishableVatRate, VAT_RATES_MAX).check(
    checkAscending((row, before) => row.from > before.from, 'from', editingMessages.dayRises),
  ),
  daysOff: boundedList(publishablePeriod, CALENDAR_PERIODS_MAX).check(
    checkAscending((row, before) => row.first > before.last, 'first', editingMessages.dayRises),
  ),
  workdays: boundedList(z.object({ day: publishableDay }), CALENDAR_PERIODS_MAX).check(
    checkAscending((row, before) => row.day > before.day, 'day', editingMessages.dayRises),
  ),
})
