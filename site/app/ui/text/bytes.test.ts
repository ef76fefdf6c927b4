import { expect, it } from 'vitest'
import { formatBytes } from './bytes.ts'

it.each([
  [0, '0 Б'],
  [999, '999 Б'],
  [1536, '1,5 КБ'],
  [10 * 1024 + 600, '11 КБ'],
  [1.4 * 1024 ** 2, '1,4 МБ'],
  [100 * 1024 ** 2, '100 МБ'],
])('formats %d bytes as «%s»', (bytes, text) => {
  expect(formatBytes(bytes).replace('\u00a0', ' ')).toBe(text)
})
