import { expect, it } from 'vitest'
import { parseOpeningHours, schemaHours } from './opening-hours.ts'

const schema = (text: string) => parseOpeningHours(text)?.map(schemaHours)

it.each([
  ['Пн–Пт 09:30–18:00', ['Mo-Fr 09:30-18:00']],
  ['Пн-Пт с\u00a09:30 до 18:00', ['Mo-Fr 09:30-18:00']],
  ['Пн—Пт: 9:30 — 18:00', ['Mo-Fr 09:30-18:00']],
  ['Пн–Пт 09:30–18:00, Сб 10:00–16:00', ['Mo-Fr 09:30-18:00', 'Sa 10:00-16:00']],
  ['Пн–Чт 09:00–18:00; Пт 09:00–16:45', ['Mo-Th 09:00-18:00', 'Fr 09:00-16:45']],
  ['Пн, Ср, Пт 10:00–14:00', ['Mo,We,Fr 10:00-14:00']],
  ['Пн–Ср, Пт 10:00–14:00', ['Mo,Tu,We,Fr 10:00-14:00']],
  ['Сб–Вс 10:00–16:00', ['Sa,Su 10:00-16:00']],
  ['Ежедневно 08:00–24:00', ['Mo-Su 08:00-24:00']],
  ['Чт–Пн 10:00–20:00', ['Th-Mo 10:00-20:00']],
])('parses the hours %s', (text, hours) => expect(schema(text)).toEqual(hours))

it.each([
  '',
  'По звонку',
  'Пн–Пт',
  '09:30–18:00',
  'Пн–Пт 18:00–09:30',
  'Пн–Пт 09:30–18:00, Сб по звонку',
  'Пн–Пт 09:30–25:00',
])('refuses the unclear hours «%s»', (text) => expect(parseOpeningHours(text)).toBeUndefined())
