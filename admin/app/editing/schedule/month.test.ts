import { expect, it } from 'vitest'
import { addMonths, listWeeks, parseMonth } from './month.ts'

it('fills the weeks of a month with neighbouring days, Monday first', () => {
  const weeks = listWeeks('2026-12')
  expect(weeks[0]).toEqual([
    ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
  ])
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03')
  expect(weeks).toHaveLength(5)
})

it('returns four to six weeks', () => {
  expect(listWeeks('2027-02')).toHaveLength(4)
  expect(listWeeks('2026-08')).toHaveLength(6)
})

it('adds months across a year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

it('accepts only valid months from the URL', () => {
  expect(parseMonth('2026-12')).toBe('2026-12')
  for (const text of [null, '', '2026-13', '2026-1', '1999-01', '<script>'])
    expect(parseMonth(text)).toBeUndefined()
})
