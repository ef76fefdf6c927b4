import { expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

it.each([
  [269000, '2\u00a0690\u00a0₽'],
  [1200000, '12\u00a0000\u00a0₽'],
  [123456789, '1\u00a0234\u00a0567,89\u00a0₽'],
  [99900, '999\u00a0₽'],
  [5, '0,05\u00a0₽'],
  [0, '0\u00a0₽'],
  [-123456, '−1\u00a0234,56\u00a0₽'],
])('formats %i kopecks with non-breaking spaces', (kopecks, written) => {
  expect(formatMoney(kopecks)).toBe(written)
})
