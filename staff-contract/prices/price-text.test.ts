import { PRICE_MAX } from '@rapport/contract/prices/price-limits'
import { expect, it } from 'vitest'
import { formatPrice, parsePrice } from './price-text.ts'

it.each([
  ['1590', 159_000],
  ['1590.5', 159_050],
  ['1590,5', 159_050],
  ['1590,00', 159_000],
  ['1 590,00 ₽', 159_000],
  ['1\u00A0590,00\u00A0₽', 159_000],
  ['1\u202F590\u202F₽', 159_000],
  ['1 590 руб.', 159_000],
  ['1590р', 159_000],
  ['1590 р.', 159_000],
  ['1,590.50', 159_050],
  ['1.590,50', 159_050],
  ['9 345 678,90', 934_567_890],
  [String(PRICE_MAX / 100), PRICE_MAX],
  [String(PRICE_MAX / 100 + 1), undefined],
  ['"1 590,00"', 159_000],
  [' 0,01 ', 1],
  ['по запросу', null],
  ['По\u00A0запросу', null],
  ['ПО ЗАПРОСУ', null],
  ['"по запросу"', null],
  ['по договорённости', null],
  ['—', null],
  ['-', null],
  ['', null],
  ['   ', null],
  ['""', null],
  ['дорого', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.590', undefined],
  ['1,590', undefined],
  ['15 90', undefined],
  ['1590,505', undefined],
  ['1e5', undefined],
  ['от 1590', undefined],
  ['=1+1', undefined],
  ['₽', undefined],
  ['99999999999', undefined],
  ['1590 $', undefined],
])('parses «%s» as a price', (text, kopecks) => {
  expect(parsePrice(text)).toBe(kopecks)
})

it('parses sums of documents up to their own maximum', () => {
  expect(parsePrice('1 000 000 000', 100_000_000_000)).toBe(100_000_000_000)
  expect(parsePrice('1 000 000 000,01', 100_000_000_000)).toBeUndefined()
})

it('parses every text that formatPrice makes', () => {
  for (const kopecks of [1, 50, 100, 159_000, 159_050, 12_345_678, null])
    expect(parsePrice(formatPrice(kopecks))).toBe(kopecks)
})
