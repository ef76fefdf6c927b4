import { describe, expect, it } from 'vitest'
import { messages } from '../errors/messages.ts'
import { joinComment } from './order-fields.ts'
import { findFileErrors } from './order-files.ts'
import { COMMENT_MAX, ORDER_SUBJECT_MAX } from './order-limits.ts'
import { findOrderErrors, orderForm } from './orders.ts'

const good = { name: 'Анна', phone: '+7 900 123-45-67', email: 'anna@example.ru' }
const check = (fields: Record<string, unknown>) => orderForm.safeParse({ ...good, ...fields })
const wrongOf = (fields: Record<string, unknown>) =>
  check(fields).error?.issues.map((issue) => [issue.path[0], issue.message])

describe('orderForm: comment', () => {
  const typed = 'а'.repeat(COMMENT_MAX)

  it('accepts 3000 characters, alone and with the paragraph appended by a product page', () => {
    expect(check({ comment: typed }).success).toBe(true)
    expect(check({ comment: `${typed}\n\nПоло из хлопка, количество: 50` }).success).toBe(true)
    expect(check({ comment: typed, additionalComment: 'Поло' }).success).toBe(true)
  })

  it('refuses 3001 characters, also if the last paragraph is not the page’s', () => {
    const tooLong = [['comment', messages.commentTooLong]]
    expect(wrongOf({ comment: `${typed}а` })).toEqual(tooLong)
    expect(wrongOf({ comment: `${typed}а\n\nПоло` })).toEqual(tooLong)
    expect(wrongOf({ comment: `${typed}\n\n${'б'.repeat(ORDER_SUBJECT_MAX + 1)}` })).toEqual(tooLong)
  })
})

describe('orderForm: check box', () => {
  it.each([
    [['1', 'on', 'true', true, 1], true],
    [['0', 'false', false, 0, undefined], false],
  ])('parses each of %j to %s', (values, ticked) => {
    for (const isCatalog of values) expect(check({ isCatalog }).data?.isCatalog).toBe(ticked)
  })

  it.each(['', '2', 'yes', 'да', '01', ' 1', 2, -1, 0.5, null, {}, ['1']])('refuses %j', (value) => {
    expect(wrongOf({ isCatalog: value })).toEqual([['isCatalog', messages.fieldInvalid]])
  })
})

describe('orderForm: quantity', () => {
  it.each([
    ['50', 50],
    [1, 1],
    ['1000000', 1_000_000],
    ['1.5', 1.5],
    ['2,5', 2.5],
    ['', undefined],
  ])('parses %j to %s', (sent, quantity) => {
    expect(check({ quantity: sent }).data?.quantity).toBe(quantity)
  })

  it.each(['0', '-5', '0.5', '1.25', '1e3', 'много', '1000001', 0, 2.25])('refuses %j', (quantity) => {
    expect(wrongOf({ quantity })).toEqual([['quantity', messages.quantity]])
  })
})

describe('findOrderErrors', () => {
  const filled = {
    name: 'Анна Смирнова',
    phone: '+7 (900) 123-45-67',
    email: 'anna@example.ru',
    comment: '',
    isCatalog: '0',
    policy: '1',
  }
  const errorsOf = (changes: Record<string, string>) => findOrderErrors({ ...filled, ...changes }, [])

  it('finds no errors in a complete form', () => {
    expect(errorsOf({})).toEqual({})
  })

  it('reports every missing required field', () => {
    expect(errorsOf({ name: '', phone: '', email: '', policy: '0' })).toEqual({
      name: [messages.nameRequired],
      phone: [messages.phoneRequired],
      email: [messages.emailRequired],
      policy: [messages.policyRequired],
    })
  })

  it('refuses a quantity below 1, even if the comment names a quantity', () => {
    expect(errorsOf({ quantity: '0' })).toEqual({ quantity: [messages.quantity] })
    expect(errorsOf({ quantity: '50' })).toEqual({})
  })

  it('accepts Russian and Latin letters and spaces in a name, 30 at most', () => {
    expect(errorsOf({ name: 'Anna Ёлкина' })).toEqual({})
    expect(errorsOf({ name: 'Анна-2' })).toEqual({ name: [messages.nameLetters] })
    expect(errorsOf({ name: 'Я'.repeat(31) })).toEqual({ name: [messages.nameTooLong] })
  })
})

describe('findFileErrors', () => {
  const file = (name: string, size = 1000) => ({ name, size })

  it('accepts five files at most', () => {
    const files = ['a.pdf', 'b.CDR', 'c.jpeg', 'd.7z', 'e.docx', 'f.ai'].map((name) => file(name))
    expect(findFileErrors(files.slice(0, 5))).toEqual([])
    expect(findFileErrors(files)).toEqual([messages.filesTooMany])
  })

  it('reports an error for each wrong file', () => {
    const large = file('большой.psd', 100 * 1024 * 1024 + 1)
    expect(findFileErrors([file('virus.exe'), large, file('пусто.png', 0), file('макет.eps')])).toEqual([
      messages.fileKind('virus.exe'),
      messages.fileTooLarge('большой.psd'),
      messages.fileEmpty('пусто.png'),
    ])
  })
})

it('appends subject and quantity to the comment as its last paragraph', () => {
  const about = { additionalComment: 'Поло', quantity: 50 }
  expect(joinComment({ comment: ' Срочно ', ...about })).toBe('Срочно\n\nПоло, количество: 50')
  expect(joinComment(about)).toBe('Поло, количество: 50')
  expect(joinComment({ comment: 'Срочно', additionalComment: '' })).toBe('Срочно')
  expect(joinComment({ ...about, material: 'Лён', variant: 'Без печати' })).toBe(
    'Поло, материал: Лён, исполнение: Без печати, количество: 50',
  )
})
