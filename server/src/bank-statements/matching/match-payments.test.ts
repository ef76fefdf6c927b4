import { toKopecks } from '@rapport/contract/money/kopecks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPayments } from './match-payments.ts'
import type { MatchablePayment, OpenInvoice } from './payment-match.ts'

const PAYER = '7707083893'
const OTHER = '500100732259'

const invoice = (id: number, due: number, payerInn = PAYER): OpenInvoice => ({
  id: String(id),
  number: `26-${String(id).padStart(6, '0')}`,
  payerInn,
  due: toKopecks(due),
})
const payment = (identity: string, sum: number, purpose: string, inn = PAYER): MatchablePayment => ({
  identity,
  direction: 'incoming',
  sum: toKopecks(sum),
  purpose,
  payer: { name: 'ООО «Ткань»', inn, kpp: '', account: '', bic: '' },
})
const kindsOf = (payments: MatchablePayment[], invoices: OpenInvoice[]) =>
  matchPayments(payments, invoices).map(({ identity, kind, allocations }) => [
    identity,
    kind,
    ...allocations.map(({ invoiceId, sum }) => `${invoiceId}: ${sum}`),
  ])
const suggestionsOf = (one: MatchablePayment, invoices: OpenInvoice[]) => {
  const [match] = matchPayments([one], invoices)
  expect([match?.kind, match?.allocations]).toEqual([match?.suggestions.length ? 'suggested' : 'none', []])
  return match?.suggestions.map(({ invoiceIds, reasons }) => [...invoiceIds.map(Number), ...reasons])
}

describe('matchPayments', () => {
  it('matches number, payer and sum', () => {
    expect(
      kindsOf([payment('a', 500, 'По сч.№26-000001от29.11.2026')], [invoice(1, 500), invoice(2, 500)]),
    ).toEqual([['a', 'exact', '1: 500']])
  })

  it('matches one payment for two invoices, each paid whole', () => {
    const payments = [payment('a', 800, 'сч. 26-000001 от 01.11.2026, № 26-000002 от 02.11.2026')]
    expect(kindsOf(payments, [invoice(1, 500), invoice(2, 300)])).toEqual([
      ['a', 'joint', '1: 500', '2: 300'],
    ])
    expect(kindsOf(payments, [invoice(1, 500), invoice(2, 299)])).toEqual([['a', 'suggested']])
    expect(kindsOf(payments, [invoice(1, 500), invoice(2, 300, OTHER)])).toEqual([['a', 'suggested']])
  })

  it('matches halves of an invoice, and never more than is due', () => {
    const half = (identity: string) => payment(identity, 250, 'счёт 26-000001, аванс')
    expect(kindsOf([half('a'), half('b'), half('c')], [invoice(1, 500)])).toEqual([
      ['a', 'partial', '1: 250'],
      ['b', 'partial', '1: 250'],
      ['c', 'suggested'],
    ])
  })

  it('matches the exact payment first, wherever it is in the list', () => {
    const payments = [payment('half', 250, 'счёт 26-000001'), payment('whole', 500, 'счёт 26-000001')]
    expect(kindsOf(payments, [invoice(1, 500)])).toEqual([
      ['half', 'suggested'],
      ['whole', 'exact', '1: 500'],
    ])
  })

  it('leaves out outgoing payments, and a payment that is repeated', () => {
    const one = payment('a', 250, 'счёт 26-000001')
    expect(
      kindsOf(
        [one, one, Object.assign({}, one, { identity: 'b', direction: 'outgoing' })],
        [invoice(1, 500)],
      ),
    ).toEqual([['a', 'partial', '1: 250']])
  })

  it('suggests instead of matching if payer, sum or number is not sure', () => {
    const invoices = [invoice(1, 500), invoice(2, 700, OTHER)]
    expect(suggestionsOf(payment('a', 500, 'счёт 26-000001', ''), invoices)).toEqual([
      [1, 'number', 'sum', 'otherPayer'],
    ])
    expect(suggestionsOf(payment('a', 500, 'счёт 26-000001', OTHER), invoices)).toEqual([
      [1, 'number', 'sum', 'otherPayer'],
      [2, 'payer'],
    ])
    expect(suggestionsOf(payment('a', 501, 'счёт 26-000001'), invoices)).toEqual([
      [1, 'number', 'payer', 'moreThanDue'],
    ])
    expect(suggestionsOf(payment('a', 500, 'счёт № 1'), invoices)).toEqual([
      [1, 'runningNumber', 'payer', 'sum'],
    ])
    expect(suggestionsOf(payment('a', 400, 'счета 26-000001, 2'), invoices)).toEqual([
      [1, 'number', 'payer', 'lessThanDue'],
    ])
    expect(suggestionsOf(payment('a', 500, 'за футболки'), invoices)).toEqual([[1, 'payer', 'sum']])
    expect(suggestionsOf(payment('a', 700, 'за футболки', ''), invoices)).toEqual([[2, 'sum']])
    expect(suggestionsOf(payment('a', 1, 'за футболки', '5001007322'), invoices)).toEqual([])
    expect(suggestionsOf(payment('a', 1, 'счёт № 1', '5001007322'), invoices)).toEqual([])
  })

  it('does not match a payment that names an invoice which is not open beside an open one', () => {
    expect(suggestionsOf(payment('a', 500, 'счета 26-000001, 26-000009'), [invoice(1, 500)])).toEqual([
      [1, 'number', 'payer', 'sum'],
    ])
  })

  it('suggests all open invoices of a payer that pays them together without numbers', () => {
    expect(
      suggestionsOf(payment('a', 800, 'по договору 7'), [invoice(1, 500), invoice(2, 300)])?.[0],
    ).toEqual([1, 2, 'payer', 'sumOfAll'])
  })

  it('compares the sum with what the certain payments of the list leave', () => {
    const payments = [payment('a', 200, 'счёт 26-000001'), payment('b', 300, 'остаток')]
    const [, second] = matchPayments(payments, [invoice(1, 500)])
    expect(second?.suggestions).toEqual([{ invoiceIds: ['1'], reasons: ['payer', 'sum'], due: 300 }])
  })

  it('says that an invoice is already paid by another payment', () => {
    const twice = [payment('a', 500, 'счёт 26-000001'), payment('b', 500, 'счёт 26-000001')]
    const [, second] = matchPayments(twice, [invoice(1, 500)])
    expect(second).toMatchObject({
      kind: 'suggested',
      allocations: [],
      suggestions: [{ invoiceIds: ['1'], reasons: ['number', 'payer', 'paidByAnother'], due: 0 }],
    })
  })

  it('suggests at most five invoices', () => {
    const invoices = Array.from({ length: 30 }, (_, at) => invoice(at + 1, 1_000 + at))
    expect(suggestionsOf(payment('a', 7, ''), invoices)).toHaveLength(5)
  })

  it('allocates no kopeck twice, whatever is paid', () => {
    const inns = fc.constantFrom(PAYER, OTHER, '')
    const someInvoices = fc.uniqueArray(
      fc.tuple(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(PAYER, OTHER),
      ),
      { selector: ([id]) => id, maxLength: 8 },
    )
    const numbers = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 })
    const somePayments = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 15 }), inns, numbers, fc.nat({ max: 9 })),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(someInvoices, somePayments, (drawn, paid) => {
        const invoices = drawn.map(([id, due, inn]) => invoice(id, due * 100, inn))
        const payments = paid.map(([sum, inn, named, identity]) =>
          payment(
            `p${identity}`,
            sum * 100,
            `сч. ${named.map((id) => `26-${String(id).padStart(6, '0')}`).join(', ')}`,
            inn,
          ),
        )
        const matches = matchPayments(payments, invoices)
        expect(matches.map(({ identity }) => identity)).toEqual([
          ...new Set(payments.map(({ identity }) => identity)),
        ])
        const paidFor = new Map<string, number>()
        for (const { identity, kind, allocations, suggestions } of matches) {
          const own = payments.find((one) => one.identity === identity)
          const sum = allocations.reduce((total, one) => total + one.sum, 0)
          expect(sum).toBe(kind === 'suggested' || kind === 'none' ? 0 : own?.sum)
          expect(suggestions.length > 0).toBe(kind === 'suggested')
          for (const { invoiceId, sum: part } of allocations) {
            const booked = invoices.find(({ id }) => id === invoiceId)
            expect(booked?.payerInn).toBe(own?.payer.inn)
            expect(own?.purpose).toContain(booked?.number)
            expect(part).toBeGreaterThan(0)
            paidFor.set(invoiceId, (paidFor.get(invoiceId) ?? 0) + part)
          }
        }
        for (const { id, due } of invoices) expect(paidFor.get(id) ?? 0).toBeLessThanOrEqual(due)
      }),
      { seed: 45, numRuns: 2_000 },
    )
  })

  it('matches thousands of payments to thousands of invoices', () => {
    const invoices = Array.from({ length: 5_000 }, (_, at) => invoice(at + 1, at + 1))
    const payments = invoices.map(({ id, number }) =>
      payment(`p${id}`, Number(id), `Оплата по счету № ${number}`),
    )
    expect(matchPayments(payments, invoices).filter(({ kind }) => kind === 'exact')).toHaveLength(5_000)
  })
})
