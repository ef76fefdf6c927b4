import { expect, it } from 'vitest'
import { formatDate, formatDay } from './date.ts'

it('formats a timestamp as its day in Moscow in any time zone', () => {
  expect(formatDate('2025-10-29T07:00:00.000Z')).toBe('29\u00a0октября\u00a02025')
  expect(formatDate('2025-12-31T21:30:00.000Z')).toBe('1\u00a0января\u00a02026')
})

it('uses the genitive of each month after a day', () => {
  const intl = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2026, month, 11))
    expect(formatDay(day.toISOString())).toBe(intl.format(day).replace(' ', '\u00a0'))
  }
})
