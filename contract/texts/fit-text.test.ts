import { expect, it } from 'vitest'
import { firstFitting, fitDescription, withName } from './fit-text.ts'

it('replaces a title that is too long by a shorter one', () => {
  expect(firstFitting(['а'.repeat(71), 'б'.repeat(70), 'в'])).toBe('б'.repeat(70))
  expect(withName('Блог', 'Раппорт')).toBe('Блог — Раппорт')
  expect(withName('а'.repeat(65), 'Раппорт')).toBe('а'.repeat(65))
})

it.each([
  ['Шьём на\u00A0заказ.', 40, 'Шьём на заказ.'],
  ['Первое предложение. Второе предложение.', 30, 'Первое предложение.'],
  ['Одно длинное предложение, которое — не кончается', 35, 'Одно длинное предложение, которое…'],
])('fits «%s» in %i characters as «%s»', (text, max, fit) => expect(fitDescription(text, max)).toBe(fit))
