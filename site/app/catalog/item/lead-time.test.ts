import { expect, it } from 'vitest'
import { formatLeadTime } from './lead-time.ts'

it.each([
  [1, 'от 1 рабочего дня'],
  [2, 'от 2 рабочих дней'],
  [5, 'от 5 рабочих дней'],
  [11, 'от 11 рабочих дней'],
  [21, 'от 21 рабочего дня'],
])('formats %i days', (days, written) => {
  expect(formatLeadTime(days).replaceAll('\u00a0', ' ')).toBe(written)
})
