import { type HoursException, parseOpeningHours } from '@rapport/contract/hours/opening-hours'
import { expect, it } from 'vitest'
import { getOpeningStatus } from './opening-status.ts'

const MOSCOW = 'Europe/Moscow'
const status = (text: string, moment: string, timeZone = MOSCOW, exceptions?: HoursException[]) => {
  const found = getOpeningStatus(
    { hours: parseOpeningHours(text) ?? [], exceptions },
    new Date(moment),
    timeZone,
  )
  return found && `${found.open ? 'открыто' : 'закрыто'}. ${found.next}`.replaceAll('\u00a0', ' ')
}
const weekdays = 'Пн–Пт 09:30–18:00'

// 2026-11-23 is a Monday; Moscow is three hours ahead of UTC.
it.each([
  ['2026-11-23T06:29:00Z', 'закрыто. Откроется сегодня в 09:30'],
  ['2026-11-23T06:30:00Z', 'открыто. Закроется в 18:00'],
  ['2026-11-23T14:59:59Z', 'открыто. Закроется в 18:00'],
  ['2026-11-23T15:00:00Z', 'закрыто. Откроется завтра в 09:30'],
  ['2026-11-27T15:00:00Z', 'закрыто. Откроется в понедельник в 09:30'],
  ['2026-11-28T09:00:00Z', 'закрыто. Откроется в понедельник в 09:30'],
  ['2026-11-29T09:00:00Z', 'закрыто. Откроется завтра в 09:30'],
  // Late on Sunday by UTC, Monday in Moscow already.
  ['2026-11-22T21:30:00Z', 'закрыто. Откроется сегодня в 09:30'],
])('returns for %s in Moscow: %s', (moment, expected) => expect(status(weekdays, moment)).toBe(expected))

it('uses the time zone of the office', () => {
  expect(status(weekdays, '2026-11-23T05:45:00Z', 'Europe/Saratov')).toBe('открыто. Закроется в 18:00')
  expect(status(weekdays, '2026-11-23T05:45:00Z', MOSCOW)).toBe('закрыто. Откроется сегодня в 09:30')
})

it('respects breaks and different hours by weekday', () => {
  const split = 'Пн–Пт 09:00–13:00; Пн–Пт 14:00–18:00; Сб 10:00–16:00'
  expect(status(split, '2026-11-23T10:30:00Z')).toBe('закрыто. Откроется сегодня в 14:00')
  expect(status(split, '2026-11-28T09:00:00Z')).toBe('открыто. Закроется в 16:00')
  expect(status('Пн 10:00–11:00', '2026-11-23T08:30:00Z')).toBe('закрыто. Откроется в понедельник в 10:00')
})

it('returns undefined for unparseable hours', () => {
  expect(status('По звонку', '2026-11-23T08:30:00Z')).toBeUndefined()
})

it('closes on holidays and early on short days', () => {
  const holidays = [
    { first: '2026-12-31', last: '2026-12-31', open: [{ from: 570, to: 900 }] },
    { first: '2027-01-01', last: '2027-01-10', open: [] },
  ]
  const at = (moment: string) => status(weekdays, moment, MOSCOW, holidays)
  expect(at('2026-12-31T11:00:00Z')).toBe('открыто. Закроется в 15:00')
  expect(at('2026-12-31T12:00:00Z')).toBe('закрыто. Откроется 11 января в 09:30')
  expect(at('2027-01-07T09:00:00Z')).toBe('закрыто. Откроется в понедельник в 09:30')
  expect(at('2027-01-11T09:00:00Z')).toBe('открыто. Закроется в 18:00')
})
