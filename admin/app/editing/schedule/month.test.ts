import { expect, it } from 'vitest'
import { addMonths, monthIn, weeksOf } from './month.ts'

it('fills the weeks of a month with days of its neighbours, Monday first', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks[0]).toEqual([
    ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
  ])
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03')
  expect(weeks).toHaveLength(5)
})

it('knows months of four and of six weeks', () => {
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
})

it('goes over the turn of a year, both ways', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

it('takes no other text of an address for a month', () => {
  expect(monthIn('2026-12')).toBe('2026-12')
  for (const text of [null, '', '2026-13', '2026-1', '1999-01', '<script>'])
    expect(monthIn(text)).toBeUndefined()
})
