import { expect, it } from 'vitest'
import { firstMessage } from './account-endpoint.ts'

it('Of a refusal the message array comes first', () => {
  const errors = { email: ['Проверьте email'], message: ['Неверная почта или пароль', 'Другое'] }
  expect(firstMessage({ message: 'Нет', errors })).toBe('Неверная почта или пароль')
})

it('Otherwise the first field’s first error is shown', () => {
  expect(firstMessage({ message: 'Нет', errors: { email: [], code: ['Код неверен', 'Ещё'] } })).toBe(
    'Код неверен',
  )
})

it('Otherwise the message of the whole', () => {
  expect(firstMessage({ message: 'Слишком много запросов' })).toBe('Слишком много запросов')
})
