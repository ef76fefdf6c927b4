import { expect, it } from 'vitest'
import { formatDayInWords } from './day-in-words.ts'

// 00:30 in Moscow.
const now = new Date('2026-11-22T21:30:00Z')

it.each([
  ['2026-11-22T21:05:00Z', 'сегодня'],
  ['2026-11-22T20:55:00Z', 'вчера'],
  ['2026-11-21T21:00:00Z', 'вчера'],
  ['2026-11-21T20:59:00Z', '21\u00A0ноября\u00A02026'],
])('formats %s by the day in Moscow', (moment, words) => {
  expect(formatDayInWords(moment, now)).toBe(words)
})
