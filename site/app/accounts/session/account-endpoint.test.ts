import { expect, it } from 'vitest'
import { pickMessage } from './account-endpoint.ts'

it('returns the first entry of the message array', () => {
  const errors = { email: ['Проверьте email'], message: ['Неверная почта или пароль', 'Другое'] }
  expect(pickMessage({ message: 'Нет', errors })).toBe('Неверная почта или пароль')
})

it('returns the first error of the first field without a message array', () => {
  expect(pickMessage({ message: 'Нет', errors: { email: [], code: ['Код неверен', 'Ещё'] } })).toBe(
    'Код неверен',
  )
})

it('returns the message without errors of fields', () => {
  expect(pickMessage({ message: 'Слишком много запросов' })).toBe('Слишком много запросов')
})
