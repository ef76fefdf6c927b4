import { expect, it } from 'vitest'
import { parseDateValue } from './parse-date-value.ts'

it.each(['2026-12-25', '2026-12-25T09:30', '0002-12-25'])('parses %s', (text) => {
  expect(parseDateValue(text)?.toString()).toMatch(text)
})

it.each([null, '', '25.12.2026', '2026-12-', '2026-02-31', 'TTTT'])('returns null for %s', (text) => {
  expect(parseDateValue(text)).toBeNull()
})
