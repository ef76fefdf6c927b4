import { expect, it } from 'vitest'
import { calculatePrice, findCheaperTier } from './price-tier.ts'
import { formatCheaperTier, quantityText } from './quantity-text.ts'

const tiers = [
  { from: 1, price: 189000 },
  { from: 10, price: 129000 },
  { from: 50, price: 92000 },
]

function hint(quantity: number, unit = 'шт') {
  const next = findCheaperTier(tiers, quantity)
  const total = calculatePrice(tiers, quantity)?.total ?? 0
  return next && formatCheaperTier(next, quantity, total, unit).replaceAll('\u00a0', ' ')
}

it('says in words that ten cost less than fewer', () => {
  expect(hint(8)).toBe('Десять дешевле восьми: 12 900 ₽ против 15 120 ₽')
  expect(hint(7)).toBe('Десять дешевле семи: 12 900 ₽ против 13 230 ₽')
})

it('says in figures that another tier costs less than a smaller quantity, also of half metres', () => {
  expect(hint(40)).toBe('50 шт дешевле, чем 40: 46 000 ₽ против 51 600 ₽')
  expect(hint(7.5, 'пог. м')).toBe('10 пог. м дешевле, чем 7,5: 12 900 ₽ против 14 175 ₽')
})

it('says how many more reach the cheaper tier if its total is higher', () => {
  expect(hint(6)).toBe('Ещё 4 шт — и цена станет 1 290 ₽, на 32 % ниже')
  expect(hint(20)).toBe('Ещё 30 шт — и цена станет 920 ₽, на 29 % ниже')
  expect(hint(50)).toBeUndefined()
})

it('promises no saving if the total is equal', () => {
  const same = findCheaperTier([tiers[0] ?? { from: 1, price: 0 }, { from: 10, price: 151200 }], 8)
  expect(same && formatCheaperTier(same, 8, 1512000, 'шт')).toMatch(
    /^10\sшт обойдутся во\sстолько\sже: 15\s120\s₽/,
  )
})

it('formats a quantity with its unit', () => {
  expect(quantityText(1200, 'шт')).toBe('1\u00a0200\u00a0шт')
  expect(quantityText(2.5, 'пог. м')).toBe('2,5\u00a0пог.\u00a0м')
})
