import { expect, it } from 'vitest'
import { moscowDay, moscowYear } from './moscow-day.ts'

it.each([
  ['2026-12-31T20:59:59.999Z', '2026-12-31', 2026],
  ['2026-12-31T21:00:00Z', '2027-01-01', 2027],
  ['2027-01-01T03:00:00+07:00', '2026-12-31', 2026],
])('dates the moment %s as %s in Moscow', (moment, day, year) => {
  expect([moscowDay(new Date(moment)), moscowYear(new Date(moment))]).toEqual([day, year])
})
