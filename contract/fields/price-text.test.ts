import { expect, it } from 'vitest'
import { changePrice, formatPrice, parsePrice } from './price-text.ts'

it.each<[string, number | null | undefined]>([
  ['1590', 159_000],
  ['1 590', 159_000],
  ['1\u00A0590,00\u00A0₽', 159_000],
  ['1\u202F590,00 ₽', 159_000],
  ['1 590,00 руб.', 159_000],
  ['1590р', 159_000],
  ['1590 р.', 159_000],
  ['1590.5', 159_050],
  ['1590,5', 159_050],
  ['0,01', 1],
  ['"1 590,00 ₽"', 159_000],
  ['1,590.00', 159_000],
  ['1.590,00', 159_000],
  ['12 345 678', undefined],
  ['10 000 000', 1_000_000_000],
  ['по запросу', null],
  ['По\u00A0запросу', null],
  [' по  запросу ', null],
  ['', undefined],
  ['дорого', undefined],
  ['от 1590', undefined],
  ['0', undefined],
  ['0,00', undefined],
  ['-5', undefined],
  ['1,590', undefined],
  ['1.590.00', undefined],
  ['15 90', undefined],
  ['1590,555', undefined],
  ['1e5', undefined],
  ['1590 $', undefined],
  ['=1+1', undefined],
  ['<script>', undefined],
  ['9'.repeat(10_000), undefined],
])('reads «%s» as %s', (text, price) => expect(parsePrice(text)).toBe(price))

it.each([
  [159_000, '1\u00A0590'],
  [159_050, '1\u00A0590,50'],
  [1, '0,01'],
  [100_000_000, '1\u00A0000\u00A0000'],
  [null, 'по запросу'],
])('writes %s as «%s», and reads that again', (price, text) => {
  expect(formatPrice(price)).toBe(text)
  expect(parsePrice(text)).toBe(price)
})

it.each([
  [159_000, 5, 1000, 167_000],
  [159_000, -10, 1, 143_100],
  [999, 0, 100, 1000],
  [100, -99, 1000, 1000],
  [null, 5, 1000, null],
])('changes %s by %s per cent in steps of %s to %s', (price, percent, step, changed) =>
  expect(changePrice(price, percent, step)).toBe(changed),
)
