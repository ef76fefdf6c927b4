import { expect, it } from 'vitest'
import { formatCallbackTime } from './callback-time.ts'

const here = Intl.DateTimeFormat().resolvedOptions().timeZone
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const office = { callbackMinutes: 15, operationMode: 'Пн–Пт 09:30–18:00', timeZone: here }
/** Local time of this machine; 2026-11-23 is a Monday. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)

it.each([
  ['within the hours, at most 15 minutes from now', at(23, 12, 25), 'Перезвоним до 12:40.'],
  ['at their very end', at(23, 17, 45), 'Перезвоним до 18:00.'],
  [
    'too late for that',
    at(23, 17, 46),
    'Рабочий день кончается: если не успеем сейчас, позвоним завтра в 09:30.',
  ],
  ['at night', at(23, 23), 'Сейчас мы не работаем: позвоним завтра в 09:30.'],
  ['in the early morning', at(24, 6), 'Сейчас мы не работаем: позвоним сегодня в 09:30.'],
  ['on a Saturday', at(28, 12), 'Сейчас мы не работаем: позвоним в понедельник в 09:30.'],
])('promises a time for the call: %s', (_, now, expected) => {
  expect(plain(formatCallbackTime(office, now))).toBe(expected)
})

it('promises the next working day after a holiday or a short day', () => {
  const exceptions = [
    { first: '2026-11-23', last: '2026-11-23', open: [{ from: 10 * 60, to: 12 * 60 }] },
    { first: '2026-11-24', last: '2026-11-25', open: [] },
  ]
  const promiseAt = (now: Date) => plain(formatCallbackTime({ ...office, exceptions }, now))
  expect(promiseAt(at(23, 11, 30))).toBe('Перезвоним до 11:45.')
  expect(promiseAt(at(23, 12, 30))).toBe('Сейчас мы не работаем: позвоним в четверг в 09:30.')
  expect(promiseAt(at(25, 12))).toBe('Сейчас мы не работаем: позвоним завтра в 09:30.')
})

it('names the factory’s time zone to a visitor with another clock', () => {
  const far = { ...office, operationMode: 'Ежедневно 00:00–24:00', timeZone: 'Pacific/Chatham' }
  expect(plain(formatCallbackTime(far, at(23, 12)))).toMatch(/^Перезвоним до \d\d:\d\d по времени фабрики\.$/)
})

it.each([
  ['as long as the moment is unknown', office, undefined],
  [
    'where the time zone is unknown',
    { callbackMinutes: 15, operationMode: office.operationMode },
    at(23, 12),
  ],
])('names the working hours %s', (_, clock, now) => {
  expect(plain(formatCallbackTime(clock, now))).toBe(
    'Перезвоним в течение 15 минут в рабочее время: Пн–Пт 09:30–18:00.',
  )
})

it('promises no time for unparseable working hours', () => {
  const text = formatCallbackTime(
    { callbackMinutes: 15, operationMode: 'По звонку', timeZone: here },
    at(23, 12),
  )
  expect(plain(text)).toBe('Перезвоним в течение 15 минут в рабочее время: По звонку.')
})

it('promises no time if the factory promises none', () => {
  const quiet = { ...office, callbackMinutes: 0 }
  const hours = 'Перезвоним в рабочее время: Пн–Пт 09:30–18:00.'
  expect(plain(formatCallbackTime(quiet, at(23, 12, 25)))).toBe(hours)
  expect(plain(formatCallbackTime(quiet, undefined))).toBe(hours)
  expect(plain(formatCallbackTime(quiet, at(23, 23)))).toBe('Сейчас мы не работаем: позвоним завтра в 09:30.')
})

it('counts a longer promise from now', () =>
  expect(plain(formatCallbackTime({ ...office, callbackMinutes: 120 }, at(23, 12, 25)))).toBe(
    'Перезвоним до 14:25.',
  ))
