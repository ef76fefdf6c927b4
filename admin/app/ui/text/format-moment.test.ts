import { expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'

const now = new Date(2026, 10, 23, 0, 30)
const at = (...parts: [number, number, number, number, number]) =>
  formatMoment(new Date(...parts).toISOString(), now)

it('says today, yesterday and tomorrow by the calendar, not by hours', () => {
  expect(at(2026, 10, 23, 0, 5)).toBe('сегодня, 00:05')
  expect(at(2026, 10, 22, 23, 50)).toBe('вчера, 23:50')
  expect(at(2026, 10, 24, 23, 50)).toBe('завтра, 23:50')
})

it('says any other day with its date', () => {
  expect(at(2026, 10, 3, 9, 30)).toBe('3 нояб. 2026 г., 09:30')
})
