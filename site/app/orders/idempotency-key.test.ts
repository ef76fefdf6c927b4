import { expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotency-key.ts'

const draft = (name: string) => ({ fields: { name }, files: [] })

it('keeps the key while the same order is tried again, and changes it with the order', () => {
  const keyOf = createIdempotencyKeys()
  const first = keyOf(draft('Анна'))
  expect(keyOf(draft('Анна'))).toBe(first)
  expect(keyOf(draft('Ольга'))).not.toBe(first)
})

it('gives another visitor another key', () => {
  expect(createIdempotencyKeys()(draft('Анна'))).not.toBe(createIdempotencyKeys()(draft('Анна')))
})
