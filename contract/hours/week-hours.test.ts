import { expect, it } from 'vitest'
import { formatDayHours, formatWeek, parseDayHours, toWeek } from './week-hours.ts'

const read = (text: string) => {
  const spans = parseDayHours(text)
  return spans && formatDayHours(spans)
}

it.each([
  ['09:30–18:00', '09:30–18:00'],
  ['9-18', '09:00–18:00'],
  ['с 9.30 до 18', '09:30–18:00'],
  ['9:00 — 13:00; 14:00 — 18:00', '09:00–13:00, 14:00–18:00'],
  ['круглосуточно', '00:00–24:00'],
  ['Закрыто', ''],
  ['', ''],
])('parses «%s» as the hours of a day', (text, hours) => expect(read(text)).toBe(hours))

it.each(['18–9', '9–25', '9:70–18:00', 'по звонку', '9–13, 12–18', '9'])(
  'refuses the unclear hours «%s»',
  (text) => expect(read(text)).toBeUndefined(),
)

it.each([
  'Пн–Пт 09:30–18:00',
  'Пн–Пт 09:30–18:00; Сб 10:00–16:00',
  'Пн–Чт 09:00–18:00; Пт 09:00–16:45',
  'Пн, Ср, Пт 10:00–14:00',
  'Пн–Пт 09:00–13:00; Пн–Пт 14:00–18:00',
  'Ежедневно 00:00–24:00',
])('formats the parsed week «%s» unchanged', (text) => expect(formatWeek(toWeek(text) ?? [])).toBe(text))

it('refuses hours in words', () => expect(toWeek('По звонку')).toBeUndefined())
