import { HOUR_MS } from '@rapport/contract/hours/durations'
import { expect, it } from 'vitest'
import { currentChoice } from './city-choice.ts'

const now = Date.UTC(2026, 10, 21)

it('keeps a chosen city for exactly 24 hours', () => {
  expect(currentChoice({ id: 2, at: now }, now)).toEqual({ id: 2, at: now })
  expect(currentChoice({ id: 2, at: now - 24 * HOUR_MS + 1 }, now)?.id).toBe(2)
  expect(currentChoice({ id: 2, at: now - 24 * HOUR_MS }, now)).toBeUndefined()
})

it('ignores a choice with a future time and an invalid one', () => {
  for (const stored of [
    { id: 2, at: now + HOUR_MS },
    { id: '2', at: now },
    { id: 2 },
    null,
    'spb',
    7,
    [],
    {},
  ])
    expect(currentChoice(stored, now)).toBeUndefined()
})
