import { describe, expect, it } from 'vitest'
import { isDay, isMinute, isMoment } from './calendar.ts'

const NONE = [
  '2026-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-01-32',
  '0000-01-01',
]

describe('isDay, isMinute and isMoment', () => {
  it.each(NONE)('refuses %s as a day, and as part of a minute or a moment', (day) => {
    expect([isDay(day), isMinute(`${day}T09:30`), isMoment(`${day}T09:30:00Z`)]).toEqual([
      false,
      false,
      false,
    ])
  })

  it.each(['2026-02-28', '2028-02-29', '2000-02-29', '2026-12-31'])('accepts %s as a day', (day) => {
    expect([isDay(day), isMinute(`${day}T23:59`), isMoment(`${day}T00:00+03:00`)]).toEqual([true, true, true])
  })

  it.each(['', '2026-1-1', '25.12.2026', '2026-12-25T00:00', '+002026-12-25', '２026-12-25'])(
    'refuses %s as a day',
    (text) => {
      expect(isDay(text)).toBe(false)
    },
  )

  it.each(['2026-12-25T24:00Z', '2026-12-25T09:60Z', '2026-12-25T09:30', '2026-12-25T09:30+15:00'])(
    'refuses %s as a moment',
    (text) => {
      expect(isMoment(text)).toBe(false)
    },
  )
})
