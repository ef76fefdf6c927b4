import { expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'

it.each([
  ['1 250,50', 1250.5],
  ['1\u00a0250.5', 1250.5],
  [' 12 шт ', 12],
  ['2,5 м', 2.5],
  ['-3', -3],
  ['1000000000', 1e9],
  ['0', 0],
])('reads «%s»', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

it.each(['', '  ', undefined])('reads «%s» as nothing', (text) => {
  expect(parseAmount(text)).toBeUndefined()
})

it.each(['много', '1,2,3', '1e9', 'NaN', '0x10', '9'.repeat(400)])('reads «%s» as no number', (text) => {
  expect(parseAmount(text)).toBeNaN()
})
