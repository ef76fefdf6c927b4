import { expect, it } from 'vitest'
import { moscowDay } from '../hours/moscow-day.ts'
import { toKopecks } from './kopecks.ts'
import { findVatPercent, includedVat, STANDARD_VAT } from './vat.ts'

const rules = { mode: 'standard', standard: STANDARD_VAT } as const

it.each([
  ['2018-05-05', 20],
  ['2025-12-31', 20],
  ['2026-01-01', 22],
  ['2030-06-01', 22],
])('on %s prices include %i %% of VAT', (day, percent) => {
  expect(findVatPercent(rules, day, false)).toBe(percent)
})

it('changes the rate at midnight in Moscow', () => {
  const findAt = (moment: string) => findVatPercent(rules, moscowDay(new Date(moment)), false)
  expect(findAt('2025-12-31T20:59:59.999Z')).toBe(20)
  expect(findAt('2025-12-31T21:00:00Z')).toBe(22)
})

it.each([
  ['standard', 10],
  ['simplified5', 5],
  ['simplified7', 7],
  ['none', 0],
] as const)('a product with the reduced rate pays by the mode %s %i %%', (mode, percent) => {
  expect(findVatPercent({ ...rules, mode }, '2026-12-01', true)).toBe(percent)
})

it.each([
  [12_200, 22, 2_200],
  [100, 22, 18],
  // 3 × 20 / 120 is exactly half a kopeck.
  [3, 20, 1],
  [11_000, 10, 1_000],
  [10_000, 0, 0],
])('of %i kopecks at %i %% the VAT is %i', (total, percent, vat) => {
  expect(includedVat(toKopecks(total), percent)).toBe(vat)
})
