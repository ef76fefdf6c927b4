import { expect, it } from 'vitest'
import { isLossyCopy, isSameName } from './same-text.ts'

const STORED = 'Твил 14 момми, 53 × 53 см, 90 г/\u2060м², 120 ₽'

it.each([
  STORED,
  'Твил 14 момми, 53 ? 53 см, 90 г/?м?, 120 ?',
  'Твил 14 момми, 53 x 53 см, 90 г/м2, 120 руб.',
  'Твил 14 момми, 53 х 53 см, 90 г/?м2, 120 руб',
  'Твил 14\u00A0момми,  53\u202F×\u202F53 см, 90 г/м², 120\u00A0₽ ',
  'Твил 14 момми, 53 × 53 см, 90 г/м2, 120 р.',
])('accepts «%s» as a copy of the stored name', (copy) => {
  expect(isLossyCopy(STORED, copy)).toBe(true)
  expect(isSameName(STORED, copy)).toBe(true)
})

it.each([
  'Твил 14 момми, 70 × 70 см, 90 г/м², 120 ₽',
  'Твил 14 момми, 53 × 53 см, 90 г/м3, 120 ₽',
  'Твил 14 момми, 53 × 53 см, 90 г/м²',
  'Твил 14 момми, 53 × 53 см, 90 г/м², 120 ₽ за метр',
  '????????',
  '',
])('treats «%s» as another name', (other) => {
  expect(isLossyCopy(STORED, other)).toBe(false)
  expect(isSameName(STORED, other)).toBe(false)
})

it('ignores case, «ё» and dashes in names, but does not treat such a name as a copy', () => {
  expect(isSameName('Полулён — 210 г/м²', 'ПОЛУЛЕН - 210 г/м2')).toBe(true)
  expect(isLossyCopy('Полулён — 210 г/м²', 'ПОЛУЛЕН - 210 г/м2')).toBe(false)
})

it('ignores invisible characters that copying adds', () => {
  expect(isSameName('Ситец 95 г/м²', 'Ситец\u200B 95 г/\u2060м²\uFEFF')).toBe(true)
})
