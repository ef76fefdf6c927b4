import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAMPLE_PAYMENTS } from '../../test/bank-statements/sample-payments.ts'
import { STYLES, writeStatement } from '../../test/bank-statements/write-statement.ts'
import { identifyPayments } from './identify-payments.ts'
import { parseStatement } from './parse-statement.ts'

const identitiesOf = (bytes: Uint8Array) =>
  identifyPayments(parseStatement(bytes).payments).map(({ identity }) => identity)

describe('identifyPayments', () => {
  it('gives a payment the same identity in files of different programs, and equal fees two', () => {
    const identities = identitiesOf(writeStatement())
    expect(new Set(identities).size).toBe(SAMPLE_PAYMENTS.length)
    expect(identities.slice(1, 3)).toEqual([
      '40702810638000000000|2026-11-27|9001|999|40702810638000000000|банковский ордер|1',
      '40702810638000000000|2026-11-27|9001|999|40702810638000000000|банковский ордер|2',
    ])
    for (const style of Object.values(STYLES).filter(({ hasKinds }) => hasKinds))
      expect(identitiesOf(writeStatement(style))).toEqual(identities)
  })

  it('gives the payments of a longer file the same identities as those of a shorter one', () => {
    const whole = identitiesOf(writeStatement())
    for (let count = 0; count <= SAMPLE_PAYMENTS.length; count += 1)
      expect(identitiesOf(writeStatement(undefined, SAMPLE_PAYMENTS.slice(0, count)))).toEqual(
        whole.slice(0, count),
      )
  })

  it('never gives two payments of a file the same identity, in whatever order', () => {
    const { payments } = parseStatement(writeStatement())
    const anyPayments = fc.array(fc.constantFrom(...payments), { maxLength: 40 })
    fc.assert(
      fc.property(anyPayments, (list) => {
        const identities = identifyPayments(list).map(({ identity }) => identity)
        expect(new Set(identities).size).toBe(list.length)
        const reversed = identifyPayments(list.toReversed()).map(({ identity }) => identity)
        expect(new Set(reversed)).toEqual(new Set(identities))
      }),
      { seed: 45, numRuns: 300 },
    )
  })

  it('tells payments apart that differ in one of the parts only', () => {
    const [payment] = parseStatement(writeStatement()).payments
    if (!payment) throw new Error('no payment')
    const others = [
      { account: '40702810938000000001' },
      { day: '2026-11-28' },
      { number: '46' },
      { sum: 1 },
      { payer: { ...payment.payer, account: '40702810400000000018' } },
      { kind: 'Платежное требование' },
    ].map((change) => Object.assign({}, payment, change))
    expect(identifyPayments([payment, ...others]).every(({ identity }) => identity.endsWith('|1'))).toBe(true)
  })
})
