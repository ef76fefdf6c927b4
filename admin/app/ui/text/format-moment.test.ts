import { expect, it } from 'vitest'
import { formatMoment, formatTimeElsewhere } from './format-moment.ts'

const at = (moment: string) => `${moment}:00+03:00`
const now = new Date(at('2026-11-23T00:30'))
const text = (moment: string) => formatMoment(new Date(at(moment)).toISOString(), now)

it('says today, yesterday and tomorrow by the calendar of Moscow', () => {
  expect(text('2026-11-23T00:05')).toBe('сегодня, 00:05')
  expect(text('2026-11-22T23:50')).toBe('вчера, 23:50')
  expect(text('2026-11-24T23:50')).toBe('завтра, 23:50')
})

it('says the weekday of the days ahead, else the date, with the year if it is another', () => {
  expect(text('2026-11-27T08:45')).toBe('пт, 08:45')
  expect(text('2026-11-30T08:45')).toBe('30 нояб., 08:45')
  expect(text('2026-11-19T09:30')).toBe('19 нояб., 09:30')
  expect(text('2025-11-03T09:30')).toBe('3 нояб. 2025 г., 09:30')
})

it('formats the time in another zone only if it differs from Moscow', () => {
  const moment = '2026-11-30T05:45:00.000Z'
  expect(formatTimeElsewhere(moment, 'Europe/Saratov')).toBe('09:45')
  expect(formatTimeElsewhere(moment, 'Asia/Vladivostok')).toBe('15:45')
  expect(formatTimeElsewhere(moment, 'Europe/Simferopol')).toBeUndefined()
})
