import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('leaves letters, marks and line ends unchanged', () => {
  expect(plainText('«Ёлка» — 180\u00a0г/\u2060м², 1\u202f000\u2009₽,\nпере\u00adнос')).toBe(
    '«Ёлка» — 180 г/м², 1 000 ₽,\nперенос',
  )
})
