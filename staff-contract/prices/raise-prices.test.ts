import { expect, it } from 'vitest'
import { parsePercent, raisePrice } from './raise-prices.ts'

it.each([
  [62_000, 65_000],
  [54_000, 57_000],
  [100, 1000],
  [1_000_000_000, 1_000_000_000],
])('raises %i by 5 % and rounds to ten roubles', (before, after) => {
  expect(raisePrice(before, { hundredths: 500, step: 1000 })).toBe(after)
})

it.each([
  ['5', 500],
  ['+5 %', 500],
  ['−3,5', -350],
  ['0', undefined],
  ['-100', undefined],
  ['пять', undefined],
])('parses «%s» as a percentage', (text, hundredths) => {
  expect(parsePercent(text)).toBe(hundredths)
})
