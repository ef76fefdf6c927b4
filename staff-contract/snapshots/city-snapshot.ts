import { POSTAL_ADDRESS_MAX } from '@rapport/contract/accounts/account-limits'
import { EMAIL_MAX } from '@rapport/contract/fields/field-limits'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { parseDayHours, WEEKDAYS } from '@rapport/contract/hours/week-hours'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { SLUG_MAX, TAG_MAX } from '@rapport/contract/paths/query-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { parseCoordinates } from '../editing/parse-coordinates.ts'
import {
  CITY_ALIASES_MAX,
  CITY_PHONES_MAX,
  CITY_PHOTOS_MAX,
  EXCEPTION_DAYS_MAX,
  HOURS_EXCEPTIONS_MAX,
} from './city-limits.ts'
import { addedSeo } from './seo-snapshot.ts'
import {
  boundedList,
  day,
  draftBody,
  draftText,
  pictureName,
  positionField,
  publishableDay,
  requiredText,
  uniqueList,
} from './snapshot-fields.ts'
import { publishableWarnings, warningsField } from './warning-snapshot.ts'

const exception = z.object({
  /** ISO dates, the last day included; null: not chosen yet. Old drafts may have any text here. */
  first: z.nullable(draftText(10)),
  last: z.nullable(draftText(10)),
  /** Hours of one day as typed; empty: closed. */
  hours: draftText(SHORT_FIELD_MAX),
})
export type ExceptionSnapshot = z.infer<typeof exception>

/** Snapshot of a city and its office; fields may be empty in a draft. */
export const citySnapshot = z.object({
  /** Its name. */
  title: draftText(SHORT_FIELD_MAX),
  /** Other spellings and neighbours, matched against a visitor's location. */
  aliases: boundedList(draftText(SHORT_FIELD_MAX), CITY_ALIASES_MAX),
  /** Empty for the default city. */
  subdomain: draftText(SLUG_MAX),
  phones: boundedList(draftText(SHORT_FIELD_MAX), CITY_PHONES_MAX),
  /** Analytics goal for clicks on its phones; empty: none. */
  phoneGoal: draftText(TAG_MAX),
  email: draftText(EMAIL_MAX),
  address: draftText(POSTAL_ADDRESS_MAX),
  /** As typed: «55.7687, 37.6842»; empty: not set. */
  coordinates: draftText(SHORT_FIELD_MAX),
  howToGet: draftBody,
  photos: boundedList(pictureName, CITY_PHOTOS_MAX),
  /** Hours of each weekday as typed, Monday first; empty: closed. */
  week: z.array(draftText(SHORT_FIELD_MAX)).check(z.length(WEEKDAYS.length)),
  /** Hours in words, shown if the weekdays have none: «По звонку». */
  hoursText: draftText(SHORT_FIELD_MAX),
  /** Holidays and other days with special hours. */
  exceptions: boundedList(exception, HOURS_EXCEPTIONS_MAX),
  /** IANA name. */
  timeZone: draftText(SHORT_FIELD_MAX),
  warnings: warningsField,
  position: positionField,
  /** SEO of its office page. */
  seo: addedSeo,
})
export type CitySnapshot = z.infer<typeof citySnapshot>

/** Snapshot of a city when a draft is saved. */
export const draftCity = z.object({
  ...citySnapshot.shape,
  exceptions: boundedList(
    z.object({ ...exception.shape, first: z.nullable(day), last: z.nullable(day) }),
    HOURS_EXCEPTIONS_MAX,
  ),
})

const dayHours = draftText(SHORT_FIELD_MAX).check(
  z.refine((text) => parseDayHours(text) !== undefined, editingMessages.dayHours),
)

const countDays = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1

const publishableException = z.object({ first: publishableDay, last: publishableDay, hours: dayHours }).check(
  z.refine(({ first, last }) => first <= last, { error: editingMessages.lastDayFirst, path: ['last'] }),
  z.refine(({ first, last }) => !(countDays(first, last) > EXCEPTION_DAYS_MAX), {
    error: editingMessages.exceptionTooLong(EXCEPTION_DAYS_MAX),
    path: ['last'],
  }),
)

function hasEachDayOnce(exceptions: z.infer<typeof publishableException>[]): boolean {
  const sorted = exceptions.toSorted((one, other) => (one.first < other.first ? -1 : 1))
  return sorted.every(({ first }, index) => index === 0 || first > (sorted[index - 1]?.last ?? ''))
}

const TIME_ZONES = new Set(Intl.supportedValuesOf('timeZone'))

/** Snapshot of a city that can be published. */
export const publishableCity = z.object({
  ...citySnapshot.shape,
  title: requiredText(SHORT_FIELD_MAX, editingMessages.cityRequired),
  subdomain: draftText(SLUG_MAX).check(
    z.regex(/^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/, editingMessages.slugFormat),
    z.refine((subdomain) => subdomain !== 'www', editingMessages.slugReserved),
  ),
  aliases: uniqueList(requiredText(SHORT_FIELD_MAX, editingMessages.cityRequired), CITY_ALIASES_MAX),
  phones: uniqueList(
    z.string().check(z.regex(/^\+7\d{10}$/, editingMessages.phoneFormat)),
    CITY_PHONES_MAX,
  ).check(z.minLength(1, editingMessages.phoneRequired)),
  phoneGoal: draftText(TAG_MAX).check(z.regex(/^[a-z\d-]*$/, editingMessages.goalFormat)),
  email: z
    .email(editingMessages.emailFormat)
    .check(z.maxLength(EMAIL_MAX, editingMessages.tooLong(EMAIL_MAX))),
  address: requiredText(POSTAL_ADDRESS_MAX, editingMessages.addressRequired),
  coordinates: draftText(SHORT_FIELD_MAX).check(
    z.refine((text) => parseCoordinates(text) !== undefined, editingMessages.coordinatesFormat),
  ),
  week: z.array(dayHours).check(z.length(WEEKDAYS.length)),
  exceptions: boundedList(publishableException, HOURS_EXCEPTIONS_MAX).check(
    z.refine(hasEachDayOnce, editingMessages.exceptionTwice),
  ),
  timeZone: z.string().check(z.refine((name) => TIME_ZONES.has(name), editingMessages.timeZoneUnknown)),
  warnings: publishableWarnings,
})
