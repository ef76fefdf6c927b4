import { expect, it } from 'vitest'
import { formatCheaperTier, formatPaidQuantity, quantityText } from './quantity-text.ts'
import { unitCounted, unitFrom, unitOfOne } from './unit-text.ts'

const NBSP = '\u00a0'
const plain = (text: string) => text.replaceAll(NBSP, ' ')

it('declines a unit after its number, but not an abbreviation', () => {
  expect([1, 3, 9, 21, 112].map((count) => plain(quantityText(count, 'набор')))).toEqual([
    ...['1 набор', '3 набора', '9 наборов', '21 набор', '112 наборов'],
  ])
  expect([1, 9].map((count) => plain(quantityText(count, 'компл.')))).toEqual(['1 компл.', '9 компл.'])
  expect(plain(quantityText(2.5, 'пара'))).toBe('2,5 пары')
})

it('uses the accusative for a paid quantity and the genitive for the start of a tier', () => {
  expect([1, 2, 5].map((count) => plain(formatPaidQuantity(count, 'пара')))).toEqual([
    '1 пару',
    '2 пары',
    '5 пар',
  ])
  expect([1, 10].map((from) => unitFrom(from, 'полотно'))).toEqual(['полотна', 'полотен'])
  expect([unitCounted('набор'), unitCounted('пог. м')]).toEqual(['наборов', `пог.${NBSP}м`])
})

it('sells a print by the metre of its cloth', () => {
  expect([unitOfOne('м ткани'), unitFrom(10, 'м ткани'), unitCounted('м ткани')].map(plain)).toEqual([
    ...['пог. м', 'пог. м', 'пог. м'],
  ])
  expect(plain(quantityText(1.5, 'м ткани'))).toBe('1,5 пог. м')
})

it('sells a placed print by the piece of its product', () =>
  expect([unitOfOne('изделие'), unitFrom(10, 'изделие'), unitCounted('изделие')]).toEqual(['шт', 'шт', 'шт']))

it('declines the missing quantity of a cheaper tier', () => {
  const next = { from: 10, more: 9, price: 389_000, total: 3_890_000, percent: 29 }
  expect(plain(formatCheaperTier(next, 1, 549_000, 'набор'))).toBe(
    'Ещё 9 наборов — и цена станет 3 890 ₽, на 29 % ниже',
  )
})
