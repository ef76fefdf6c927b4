import { DAY_MINUTES } from './durations.ts'
import { clockTime, type OpenSpan, parseOpeningHours } from './opening-hours.ts'

/** Weekdays as opening hours abbreviate them, Monday first. */
export const WEEKDAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const

const CLOSED = /^(?:|закрыто|выходной|—|-)$/
const SPAN = /^(?:с )?(\d{1,2})(?:[:.](\d{2}))?(?:-| до )(\d{1,2})(?:[:.](\d{2}))?$/

/** Parses typed hours of one day, «9–18», «09:00–13:00, 14:00–18:00», «закрыто»; undefined if unreadable. */
export function parseDayHours(text: string): OpenSpan[] | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll('\u00a0', ' ')
    .replaceAll(/ ?[–—-] ?/g, '-')
  if (CLOSED.test(plain)) return []
  if (plain === 'круглосуточно') return [{ from: 0, to: DAY_MINUTES }]
  const spans = plain.split(/[,;] ?/).map(parseSpan)
  if (!spans.every((span) => span !== undefined)) return undefined
  const inOrder = spans.every(({ from }, index) => index === 0 || from >= (spans[index - 1]?.to ?? 0))
  return inOrder ? spans : undefined
}

function parseSpan(text: string): OpenSpan | undefined {
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = SPAN.exec(text) ?? []
  if (fromHour === undefined || Number(fromMinute) > 59 || Number(toMinute) > 59) return undefined
  const from = Number(fromHour) * 60 + Number(fromMinute)
  const to = Number(toHour) * 60 + Number(toMinute)
  return from < to && to <= DAY_MINUTES ? { from, to } : undefined
}

/** Formats the hours of one day; empty for a closed day. */
export const formatDayHours = (spans: readonly OpenSpan[]): string =>
  spans.map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`).join(', ')

/** Returns the hours of each weekday, Monday first, of a text such as «Пн–Пт 09:30–18:00»; undefined if unreadable. */
export function toWeek(text: string): string[] | undefined {
  const hours = parseOpeningHours(text)
  return (
    hours &&
    WEEKDAYS.map((_, index) =>
      formatDayHours(
        hours
          .filter(({ days }) => days.includes((index + 1) % 7))
          .toSorted((one, other) => one.from - other.from),
      ),
    )
  )
}

/** Formats a week as one text and merges days with equal hours: «Пн–Пт 09:30–18:00; Сб 10:00–16:00». Unreadable hours are left out. */
export function formatWeek(week: readonly string[]): string {
  const daysOf = new Map<string, number[]>()
  for (const [day, text] of week.entries())
    for (const span of parseDayHours(text) ?? []) {
      const written = formatDayHours([span])
      daysOf.set(written, [...(daysOf.get(written) ?? []), day])
    }
  return [...daysOf].map(([hours, days]) => `${nameDays(days)} ${hours}`).join('; ')
}

/** Formats days as «Пн–Пт», «Пн, Ср», «Ежедневно». */
function nameDays(days: readonly number[]): string {
  if (days.length === WEEKDAYS.length) return 'Ежедневно'
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .map((run) => [...new Set([run[0], run.at(-1)])].map((day) => WEEKDAYS[day ?? 0]).join('–'))
    .join(', ')
}
