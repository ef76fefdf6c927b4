import { expect, it } from 'vitest'
import { formatDate } from './date.ts'

it('A moment is shown as its day in Moscow, wherever the visitor is', () => {
  expect(formatDate('2025-10-29T07:00:00.000Z')).toBe('29\u00a0октября\u00a02025')
  expect(formatDate('2025-12-31T21:30:00.000Z')).toBe('1\u00a0января\u00a02026')
})
