import { expect, it } from 'vitest'
import { formatCheaperTier, paidText, quantityText } from './quantity-text.ts'
import { unitCounted, unitFrom, unitOfOne } from './unit-text.ts'

const NBSP = '\u00a0'
const plain = (text: string) => text.replaceAll(NBSP, ' ')

it('A unit that is a word is declined after its number, an abbreviation stays', () => {
  expect([1, 3, 9, 21, 112].map((count) => plain(quantityText(count, 'набор')))).toEqual([
    ...['1 набор', '3 набора', '9 наборов', '21 набор', '112 наборов'],
  ])
  expect([1, 9].map((count) => plain(quantityText(count, 'компл.')))).toEqual(['1 компл.', '9 компл.'])
  expect(plain(quantityText(2.5, 'пара'))).toBe('2,5 пары')
})

it('What is paid for is in the accusative, what a step begins at in the genitive', () => {
  expect([1, 2, 5].map((count) => plain(paidText(count, 'пара')))).toEqual(['1 пару', '2 пары', '5 пар'])
  expect([1, 10].map((from) => unitFrom(from, 'полотно'))).toEqual(['полотна', 'полотен'])
  expect([unitCounted('набор'), unitCounted('пог. м')]).toEqual(['наборов', `пог.${NBSP}м`])
})

it('A print is sold by the same metre as the cloth it is on', () => {
  expect([unitOfOne('м ткани'), unitFrom(10, 'м ткани'), unitCounted('м ткани')].map(plain)).toEqual([
    ...['пог. м', 'пог. м', 'пог. м'],
  ])
  expect(plain(quantityText(1.5, 'м ткани'))).toBe('1,5 пог. м')
})

it('A placed print is sold by the same piece as the thing it is on', () =>
  expect([unitOfOne('изделие'), unitFrom(10, 'изделие'), unitCounted('изделие')]).toEqual(['шт', 'шт', 'шт']))

it('The hint of the next step says how many more in the right form', () => {
  const next = { from: 10, more: 9, price: 389_000, total: 3_890_000, percent: 29 }
  expect(plain(formatCheaperTier(next, 1, 549_000, 'набор'))).toBe(
    'Ещё 9 наборов — и цена станет 3 890 ₽, на 29 % ниже',
  )
})
