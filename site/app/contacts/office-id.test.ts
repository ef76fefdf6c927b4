import { expect, it } from 'vitest'
import { officeId } from './office-id.ts'

it('reads the id at the end of an office URL', () => {
  expect(officeId('city-6')).toBe(6)
  expect(officeId('city-120')).toBe(120)
})

it.each([
  'city-',
  'city-0',
  'city-06',
  'city-x',
  'city-6a',
  'city--6',
  'city-6.0',
  'city-1234567890',
  'town-6',
  '6',
  '',
])('returns undefined for «%s»', (part) => expect(officeId(part)).toBeUndefined())
