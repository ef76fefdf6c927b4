import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0\u00A0Б'],
  [1023, '1\u00A0023\u00A0Б'],
  [1024, '1\u00A0КБ'],
  [1_572_864, '1,5\u00A0МБ'],
  [5 * 1024 ** 4, '5\u00A0120\u00A0ГБ'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
