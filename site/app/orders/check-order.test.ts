import { messages } from '@rapport/contract/messages'
import { expect, it } from 'vitest'
import { checkOrder } from './check-order.ts'

const good = {
  name: 'Анна Смирнова',
  phone: '+7 (900) 123-45-67',
  email: 'anna@example.ru',
  comment: '',
  isCatalog: '0',
  policy: '1',
}
const check = (changes: Record<string, string>) => checkOrder({ fields: { ...good, ...changes }, files: [] })

it('finds nothing wrong with a whole form', () => {
  expect(check({})).toEqual({})
})

it('asks for everything that is required', () => {
  expect(check({ name: '', phone: '', email: '', policy: '0' })).toEqual({
    name: [messages.nameRequired],
    phone: [messages.phoneRequired],
    email: [messages.emailRequired],
    policy: [messages.policyRequired],
  })
})

it('refuses a quantity that is no whole number from 1, though the comment already names it', () => {
  const draft = { fields: good, quantity: '0', files: [] }
  expect(checkOrder(draft)).toEqual({ quantity: [messages.quantity] })
  expect(checkOrder({ ...draft, quantity: '50' })).toEqual({})
})

it('takes Russian and Latin letters and spaces in a name, 30 at most', () => {
  expect(check({ name: 'Anna Ёлкина' })).toEqual({})
  expect(check({ name: 'Анна-2' })).toEqual({ name: [messages.nameLetters] })
  expect(check({ name: 'Я'.repeat(31) })).toEqual({ name: [messages.nameTooLong] })
})
