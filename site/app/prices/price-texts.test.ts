import { expect, it } from 'vitest'
import { getPriceTexts } from './price-texts.ts'

const tiers = [
  { from: 1, price: 189000 },
  { from: 10, price: 129000 },
]
const plain = (texts: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.replaceAll('\u00a0', ' ')]))

it('describes the price, the total and the next cheaper tier of a quantity', () => {
  expect(plain(getPriceTexts({ tiers, quantity: 2, isValid: true, unit: 'шт' }))).toEqual({
    unitPrice: '1 890 ₽',
    perUnit: '/ шт',
    knownPrice: '1 890 ₽',
    total: '3 780 ₽',
    paid: 'за 2 шт',
    detail: '2 шт, 3 780 ₽',
    cheaper: 'Ещё 8 шт — и цена станет 1 290 ₽, на 32 % ниже',
    take: 'Взять 10 шт',
  })
})

it('has no hint at the cheapest tier', () => {
  expect(getPriceTexts({ tiers, quantity: 10, isValid: true, unit: 'шт' })).toMatchObject({
    cheaper: undefined,
    take: undefined,
  })
})

it('keeps the unit price of the last valid quantity, without a total, for an invalid one', () => {
  expect(plain(getPriceTexts({ tiers, quantity: 10, isValid: false, unit: 'шт' }))).toMatchObject({
    unitPrice: '1 290 ₽',
    total: undefined,
    detail: undefined,
    cheaper: undefined,
  })
})

it('says «по запросу» without a price', () => {
  const texts = plain(getPriceTexts({ tiers: [], quantity: 1, isValid: true, unit: 'шт' }))
  expect(texts).toMatchObject({ unitPrice: 'Цена по запросу', perUnit: undefined, knownPrice: undefined })
})
