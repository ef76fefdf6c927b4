import { describe, expect, it } from 'vitest'
import { COMMENT_MAX, ORDER_SUBJECT_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { type OrderFormInput, orderForm } from './orders.ts'

const good = { name: 'Анна', phone: '+7 900 123-45-67', email: 'anna@example.ru' }
const check = (fields: Record<string, unknown>) =>
  orderForm.safeParse({ ...good, ...fields } as OrderFormInput)
const wrongOf = (fields: Record<string, unknown>) =>
  check(fields).error?.issues.map((issue) => [issue.path[0], issue.message])

describe('a comment', () => {
  const typed = 'а'.repeat(COMMENT_MAX)

  it('of 3000 characters passes, alone and with what a product page adds as its last paragraph', () => {
    expect(check({ comment: typed }).success).toBe(true)
    expect(check({ comment: `${typed}\n\nПоло из хлопка, количество: 50` }).success).toBe(true)
    expect(check({ comment: typed, additionalComment: 'Поло' }).success).toBe(true)
  })

  it('of one more is refused, also where its last paragraph is no page’s', () => {
    const tooLong = [['comment', messages.commentTooLong]]
    expect(wrongOf({ comment: `${typed}а` })).toEqual(tooLong)
    expect(wrongOf({ comment: `${typed}а\n\nПоло` })).toEqual(tooLong)
    expect(wrongOf({ comment: `${typed}\n\n${'б'.repeat(ORDER_SUBJECT_MAX + 1)}` })).toEqual(tooLong)
  })
})

describe('a check box', () => {
  it.each([
    [['1', 'on', 'true', true, 1], true],
    [['0', 'false', false, 0, undefined], false],
  ])('sent as one of %j is %s', (values, ticked) => {
    for (const isCatalog of values) expect(check({ isCatalog }).data?.isCatalog).toBe(ticked)
  })

  it.each(['', '2', 'yes', 'да', '01', ' 1', 2, -1, 0.5, null, {}, ['1']])(
    'sent as %j is refused',
    (value) => {
      expect(wrongOf({ isCatalog: value })).toEqual([['isCatalog', messages.fieldInvalid]])
    },
  )
})

describe('a quantity', () => {
  it.each([
    ['50', 50],
    [1, 1],
    ['1000000', 1_000_000],
    ['', undefined],
  ])('sent as %j is %s', (sent, quantity) => {
    expect(check({ quantity: sent }).data?.quantity).toBe(quantity)
  })

  it.each(['0', '-5', '1.5', '1e3', 'много', '1000001', 0, 2.5])('sent as %j is refused', (quantity) => {
    expect(wrongOf({ quantity })).toEqual([['quantity', messages.quantity]])
  })
})
