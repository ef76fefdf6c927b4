import { expect, it } from 'vitest'
import { groupDigits } from './group-digits.ts'

it('groups digits by threes from the right', () => {
  expect(groupDigits(400000)).toBe('400\u00a0000')
  expect(groupDigits(1000)).toBe('1\u00a0000')
})
