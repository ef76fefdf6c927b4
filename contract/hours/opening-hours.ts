import { DAY_MINUTES } from './durations.ts'
/** Weekdays as numbers, Sunday being 0, and minutes after midnight. */
export interface OpeningHours {
  days: number[]
  from: number
  to: number
}

/** Opening and closing time of an office in minutes after midnight. */
export interface OpenSpan {
  from: number
  to: number
}

/** Days with special hours, first to last: ISO dates. Closed on a holiday. */
export interface HoursException {
  first: string
  last: string
  open: OpenSpan[]
}

/** Returns the opening spans of a day, earliest first. `day` is the weekday, Sunday being 0. */
export function listOpenSpans(
  { date, day }: { date: string; day: number },
  hours: readonly OpeningHours[],
  exceptions: readonly HoursException[] = [],
): OpenSpan[] {
  const exception = exceptions.find(({ first, last }) => first <= date && date <= last)
  const spans = exception?.open ?? hours.filter(({ days }) => days.includes(day))
  return spans.toSorted((one, other) => one.from - other.from)
}

const DAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб']
const SCHEMA_DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
const RULE =
  /^(ежедневно|(?:вс|пн|вт|ср|чт|пт|сб)(?:(?:-|, ?)(?:вс|пн|вт|ср|чт|пт|сб))*):? (?:с )?(\d{1,2}):(\d{2})(?:-| до )(\d{1,2}):(\d{2})$/

/** Parses «Пн–Пт 09:30–18:00; Сб 10:00–16:00»; undefined if any part is unreadable, because partial hours would mislead. */
export function parseOpeningHours(text: string): OpeningHours[] | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll('\u00a0', ' ')
    .replaceAll(/ ?[–—] ?/g, '-')
  const rules = plain.split(/;|(?<=\d),/).map((part) => parseRule(part.trim()))
  return rules.every((rule) => rule !== undefined) ? rules : undefined
}

function parseRule(text: string): OpeningHours | undefined {
  const [, days = '', fromHour, fromMinute, toHour, toMinute] = RULE.exec(text) ?? []
  if (days === '') return undefined
  const from = Number(fromHour) * 60 + Number(fromMinute)
  const to = Number(toHour) * 60 + Number(toMinute)
  return from < to && to <= DAY_MINUTES ? { days: daysOf(days), from, to } : undefined
}

function daysOf(text: string): number[] {
  if (text === 'ежедневно') return [1, 2, 3, 4, 5, 6, 0]
  return text.split(/, ?/).flatMap((part) => {
    const [first = '', last = first] = part.split('-')
    const start = DAYS.indexOf(first)
    const count = (DAYS.indexOf(last) - start + 7) % 7
    return Array.from({ length: count + 1 }, (_, index) => (start + index) % 7)
  })
}

/** Formats hours for schema.org: «Mo-Fr 09:30-18:00». */
export function schemaHours({ days, from, to }: OpeningHours): string {
  const names = days.map((day) => SCHEMA_DAYS[day])
  const inRow =
    days.length > 2 && days.every((day, index) => index === 0 || day === ((days[index - 1] ?? 0) + 1) % 7)
  return `${inRow ? `${names[0]}-${names.at(-1)}` : names.join(',')} ${clockTime(from)}-${clockTime(to)}`
}

/** Formats minutes after midnight as «09:30». */
export const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
