import { expect, it } from 'vitest'
import { formatCount } from './plural.ts'

const shirts = ['футболка', 'футболки', 'футболок'] as const

it.each([
  [0, '0\u00a0футболок'],
  [1, '1\u00a0футболка'],
  [2, '2\u00a0футболки'],
  [5, '5\u00a0футболок'],
  [11, '11\u00a0футболок'],
  [14, '14\u00a0футболок'],
  [21, '21\u00a0футболка'],
  [104, '104\u00a0футболки'],
  [111, '111\u00a0футболок'],
])('uses the right Russian plural for %i', (count, written) => {
  expect(formatCount(count, shirts)).toBe(written)
})
