import { describe, expect, it } from 'vitest'
import { joinComment } from './fields/order-fields.ts'
import { COMMENT_MAX, ORDER_SUBJECT_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { findFileErrors } from './order-files.ts'
import { findOrderErrors, orderForm } from './orders.ts'

const good = { name: 'Анна', phone: '+7 900 123-45-67', email: 'anna@example.ru' }
const check = (fields: Record<string, unknown>) => orderForm.safeParse({ ...good, ...fields })
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
    ['1.5', 1.5],
    ['2,5', 2.5],
    ['', undefined],
  ])('sent as %j is %s', (sent, quantity) => {
    expect(check({ quantity: sent }).data?.quantity).toBe(quantity)
  })

  it.each(['0', '-5', '0.5', '1.25', '1e3', 'много', '1000001', 0, 2.25])(
    'sent as %j is refused',
    (quantity) => {
      expect(wrongOf({ quantity })).toEqual([['quantity', messages.quantity]])
    },
  )
})

describe('a form before it is sent', () => {
  const filled = {
    name: 'Анна Смирнова',
    phone: '+7 (900) 123-45-67',
    email: 'anna@example.ru',
    comment: '',
    isCatalog: '0',
    policy: '1',
  }
  const errorsOf = (changes: Record<string, string>) => findOrderErrors({ ...filled, ...changes }, [])

  it('has nothing wrong when it is whole', () => {
    expect(errorsOf({})).toEqual({})
  })

  it('is asked for everything that is required', () => {
    expect(errorsOf({ name: '', phone: '', email: '', policy: '0' })).toEqual({
      name: [messages.nameRequired],
      phone: [messages.phoneRequired],
      email: [messages.emailRequired],
      policy: [messages.policyRequired],
    })
  })

  it('is refused with a quantity below 1, though the comment already names it', () => {
    expect(errorsOf({ quantity: '0' })).toEqual({ quantity: [messages.quantity] })
    expect(errorsOf({ quantity: '50' })).toEqual({})
  })

  it('has Russian and Latin letters and spaces in the name, 30 at most', () => {
    expect(errorsOf({ name: 'Anna Ёлкина' })).toEqual({})
    expect(errorsOf({ name: 'Анна-2' })).toEqual({ name: [messages.nameLetters] })
    expect(errorsOf({ name: 'Я'.repeat(31) })).toEqual({ name: [messages.nameTooLong] })
  })
})

describe('files before they are sent', () => {
  const file = (name: string, size = 1000) => ({ name, size })

  it('are five at most', () => {
    const files = ['a.pdf', 'b.CDR', 'c.jpeg', 'd.7z', 'e.docx', 'f.ai'].map((name) => file(name))
    expect(findFileErrors(files.slice(0, 5))).toEqual([])
    expect(findFileErrors(files)).toEqual([messages.filesTooMany])
  })

  it('are named each with what is wrong with it', () => {
    const large = file('большой.psd', 100 * 1024 * 1024 + 1)
    expect(findFileErrors([file('virus.exe'), large, file('пусто.png', 0), file('макет.eps')])).toEqual([
      messages.fileKind('virus.exe'),
      messages.fileTooLarge('большой.psd'),
      messages.fileEmpty('пусто.png'),
    ])
  })
})

it('joins the comment with what the order is about and how many pieces of it, as its last paragraph', () => {
  const about = { additionalComment: 'Поло', quantity: 50 }
  expect(joinComment({ comment: ' Срочно ', ...about })).toBe('Срочно\n\nПоло, количество: 50')
  expect(joinComment(about)).toBe('Поло, количество: 50')
  expect(joinComment({ comment: 'Срочно', additionalComment: '' })).toBe('Срочно')
  expect(joinComment({ ...about, material: 'Лён', variant: 'Без печати' })).toBe(
    'Поло, материал: Лён, исполнение: Без печати, количество: 50',
  )
})
