import { expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'

it('reads whole pieces, with spaces between thousands', () => {
  for (const text of ['1250', '1 250', '1\u00a0250', ' 1250 ']) expect(parseAmount(text, 'шт')).toBe(1250)
  for (const text of ['', '0', '2,5', '-3', '1e3', 'пять', '1000001', '99999999'])
    expect([text, parseAmount(text, 'шт')]).toEqual([text, undefined])
})

it('reads halves of metres with a comma or a point', () => {
  for (const text of ['2,5', '2.5', '2,50']) expect(parseAmount(text, 'пог. м')).toBe(2.5)
  expect(parseAmount('1 250,0', 'пог. м')).toBe(1250)
  for (const text of ['2,3', '0,5', '1,55', ',5'])
    expect([text, parseAmount(text, 'пог. м')]).toEqual([text, undefined])
})
