import { formatMoney } from '@rapport/contract/money/format-money'
import { expect, it } from 'vitest'
import { readNumber, readPrice } from './read-price.ts'

it.each([1, 99, 56_000, 189_050, 123_456_789])(
  'reads %d kopecks back from the formatted price',
  (kopecks) => {
    expect(readPrice(formatMoney(kopecks))).toBe(kopecks)
    expect(readPrice(`${formatMoney(kopecks)}\u00a0/\u00a0шт`)).toBe(kopecks)
  },
)

it('reads null from «по запросу»', () => {
  expect(readPrice('по\u00a0запросу')).toBeNull()
})

it.each([
  ['1\u00a0шт', 1],
  ['10–49 шт', 10],
  ['1\u00a0000–4\u00a0999', 1000],
  ['от\u00a01\u00a0000\u00a0пог.\u00a0м', 1000],
])('reads the start of the tier «%s»', (text, from) => {
  expect(readNumber(text)).toBe(from)
})
