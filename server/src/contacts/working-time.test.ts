import { parseOpeningHours } from '@rapport/contract/hours/opening-hours'
import { describe, expect, it } from 'vitest'
import { addWorkingMinutes, countWorkingMinutes } from './working-time.ts'

const WEEK = 'Пн–Пт 09:30–18:00'
const SATURDAY = `${WEEK}; Сб 10:00–16:00`
const MOSCOW = 'Europe/Moscow'
const YEKATERINBURG = 'Asia/Yekaterinburg'
const holidays = [
  { first: '2026-11-04', last: '2026-11-04', open: [] },
  { first: '2026-12-31', last: '2026-12-31', open: [{ from: 570, to: 900 }] },
  { first: '2027-01-01', last: '2027-01-08', open: [] },
]

/** [label, hours, time zone, from, minutes, to]; times in Moscow; 16.11.2026 is a Monday. */
const CASES: [string, string, string, string, number, string][] = [
  ['within the day', WEEK, MOSCOW, '2026-11-16T10:00', 15, '2026-11-16T10:15'],
  ['at the opening', WEEK, MOSCOW, '2026-11-16T09:30', 15, '2026-11-16T09:45'],
  ['a minute before the opening', WEEK, MOSCOW, '2026-11-16T09:29', 15, '2026-11-16T09:45'],
  ['in the early morning', WEEK, MOSCOW, '2026-11-16T06:00', 15, '2026-11-16T09:45'],
  ['at midnight', WEEK, MOSCOW, '2026-11-17T00:00', 15, '2026-11-17T09:45'],
  ['a minute before midnight', WEEK, MOSCOW, '2026-11-16T23:59', 15, '2026-11-17T09:45'],
  ['so that the day just suffices', WEEK, MOSCOW, '2026-11-16T17:45', 15, '2026-11-16T18:00'],
  ['a minute too late for the day', WEEK, MOSCOW, '2026-11-16T17:46', 15, '2026-11-17T09:31'],
  ['at the last minute of the day', WEEK, MOSCOW, '2026-11-16T17:59', 15, '2026-11-17T09:44'],
  ['at the closing', WEEK, MOSCOW, '2026-11-16T18:00', 15, '2026-11-17T09:45'],
  ['in the evening', WEEK, MOSCOW, '2026-11-16T21:30', 15, '2026-11-17T09:45'],
  ['on a Friday’s end', WEEK, MOSCOW, '2026-11-20T17:50', 15, '2026-11-23T09:35'],
  ['on a Friday’s evening', WEEK, MOSCOW, '2026-11-20T18:30', 15, '2026-11-23T09:45'],
  ['on a Saturday', WEEK, MOSCOW, '2026-11-21T12:00', 15, '2026-11-23T09:45'],
  ['on a Sunday', WEEK, MOSCOW, '2026-11-22T23:59', 15, '2026-11-23T09:45'],
  ['on a Friday’s end before a short Saturday', SATURDAY, MOSCOW, '2026-11-20T17:50', 15, '2026-11-21T10:05'],
  ['on a working Saturday', SATURDAY, MOSCOW, '2026-11-21T12:00', 15, '2026-11-21T12:15'],
  ['on a working Saturday’s end', SATURDAY, MOSCOW, '2026-11-21T15:55', 15, '2026-11-23T09:40'],
  ['before a working Saturday opens', SATURDAY, MOSCOW, '2026-11-21T09:40', 15, '2026-11-21T10:15'],
  ['two hours ahead, within the day', WEEK, YEKATERINBURG, '2026-11-16T10:00', 15, '2026-11-16T10:15'],
  ['two hours ahead, at its opening', WEEK, YEKATERINBURG, '2026-11-16T07:30', 15, '2026-11-16T07:45'],
  [
    'two hours ahead, closed while Moscow works',
    WEEK,
    YEKATERINBURG,
    '2026-11-16T16:30',
    15,
    '2026-11-17T07:45',
  ],
  ['two hours ahead, on its Friday’s end', WEEK, YEKATERINBURG, '2026-11-20T15:50', 15, '2026-11-23T07:35'],
  ['two hours ahead, past its midnight', WEEK, YEKATERINBURG, '2026-11-16T22:30', 15, '2026-11-17T07:45'],
  ['in Kaliningrad, an hour behind', WEEK, 'Europe/Kaliningrad', '2026-11-16T18:50', 15, '2026-11-17T10:35'],
  [
    'in Vladivostok, whose Monday is Moscow’s Sunday',
    WEEK,
    'Asia/Vladivostok',
    '2026-11-22T23:00',
    15,
    '2026-11-23T02:45',
  ],
  ['on the eve of a holiday', WEEK, MOSCOW, '2026-11-03T17:50', 15, '2026-11-05T09:35'],
  ['on a holiday', WEEK, MOSCOW, '2026-11-04T12:00', 15, '2026-11-05T09:45'],
  ['on the short last day of the year', WEEK, MOSCOW, '2026-12-31T14:30', 15, '2026-12-31T14:45'],
  ['after its early closing', WEEK, MOSCOW, '2026-12-31T15:01', 15, '2027-01-11T09:45'],
  ['at its last minutes', WEEK, MOSCOW, '2026-12-31T14:50', 15, '2027-01-11T09:35'],
  ['in the middle of the new year’s holidays', WEEK, MOSCOW, '2027-01-05T12:00', 15, '2027-01-11T09:45'],
  ['at the first minute of a year', WEEK, MOSCOW, '2027-01-01T00:00', 15, '2027-01-11T09:45'],
  ['longer than a day', WEEK, MOSCOW, '2026-11-16T17:00', 120, '2026-11-17T10:30'],
  ['longer than two days', WEEK, MOSCOW, '2026-11-16T17:00', 60 + 510 + 30, '2026-11-18T10:00'],
  ['zero minutes', WEEK, MOSCOW, '2026-11-16T12:00', 0, '2026-11-16T12:00'],
  ['every day', 'Ежедневно 10:00–22:00', MOSCOW, '2026-11-22T21:55', 15, '2026-11-23T10:10'],
  ['until midnight', 'Ежедневно 10:00–24:00', MOSCOW, '2026-11-22T23:55', 15, '2026-11-23T10:10'],
  ['around the clock', 'Ежедневно 00:00–24:00', MOSCOW, '2026-11-22T23:55', 15, '2026-11-23T00:10'],
  [
    'with a break at noon',
    'Пн–Пт 09:00–13:00; Пн–Пт 14:00–18:00',
    MOSCOW,
    '2026-11-16T12:50',
    15,
    '2026-11-16T14:05',
  ],
  [
    'within a break',
    'Пн–Пт 09:00–13:00; Пн–Пт 14:00–18:00',
    MOSCOW,
    '2026-11-16T13:30',
    15,
    '2026-11-16T14:15',
  ],
]

describe('the call deadline', () => {
  const moscow = (minute: string) => new Date(`${minute}:00+03:00`)
  it.each(CASES)('%s', (_, text, timeZone, from, minutes, to) => {
    const office = { timeZone, hours: parseOpeningHours(text) ?? [], exceptions: holidays }
    expect(addWorkingMinutes(moscow(from), minutes, office)).toEqual(moscow(to))
    expect(countWorkingMinutes(moscow(from), moscow(to), office)).toBe(minutes)
  })

  it('keeps the seconds of its start', () => {
    const office = { timeZone: MOSCOW, hours: parseOpeningHours(WEEK) ?? [] }
    const from = new Date('2026-11-16T17:50:30.250+03:00')
    expect(addWorkingMinutes(from, 15, office)).toEqual(new Date('2026-11-17T09:35:30.250+03:00'))
  })

  it('is undefined for an office that never opens', () => {
    expect(addWorkingMinutes(new Date(), 15, { timeZone: MOSCOW, hours: [] })).toBeUndefined()
  })
})
