import { expect, it } from 'vitest'
import { suggestionText } from './match-words.ts'

const plain = (suggested: Parameters<typeof suggestionText>[0]) =>
  suggestionText(suggested).replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ')

it('says the sum of a payment, the rest of an invoice, and what would be left', () => {
  expect(plain({ unbooked: 5_000_000, dues: [12_505_000], due: 12_505_000 })).toBe(
    'Платёж 50 000 ₽, по счёту осталось 125 050 ₽. Останется 75 050 ₽.',
  )
  expect(plain({ unbooked: 7_505_000, dues: [7_505_000], due: 7_505_000 })).toBe(
    'Платёж 75 050 ₽, по счёту осталось 75 050 ₽. Останется 0 ₽.',
  )
})

it('says what another payment takes, and what stays in a payment that is larger', () => {
  expect(plain({ unbooked: 7_505_000, dues: [12_505_000], due: 7_505_000 })).toBe(
    'Платёж 75 050 ₽, по счёту осталось 125 050 ₽, из них 50 000 ₽ — другой платёж. Останется 0 ₽.',
  )
  expect(plain({ unbooked: 100_000, dues: [50_000], due: 0 })).toBe(
    'Платёж 1 000 ₽, по счёту осталось 500 ₽, из них 500 ₽ — другой платёж. Останется 0 ₽, в платеже — 1 000 ₽.',
  )
})

it('adds up the rests of two invoices', () => {
  expect(plain({ unbooked: 80_000, dues: [50_000, 30_000], due: 80_000 })).toBe(
    'Платёж 800 ₽, по счетам вместе осталось 800 ₽. Останется 0 ₽.',
  )
})
