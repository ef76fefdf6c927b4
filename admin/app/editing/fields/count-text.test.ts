import { expect, it } from 'vitest'
import { formatCount, parseCount } from './count-text.ts'

it('reads whole numbers, and nothing else', () => {
  expect(['5', ' 1\u00A0000 ', '1 000', '', 'много', '1,5', '-1', '99999999999'].map(parseCount)).toEqual([
    ...[5, 1000, 1000, 0, 0, 0, 0, 0],
  ])
  expect([5, 0, null].map(formatCount)).toEqual(['5', '', ''])
})
