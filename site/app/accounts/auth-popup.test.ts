import { expect, it } from 'vitest'
import { authOfAddress, withoutAuth } from './auth-popup.ts'

it.each([
  'login',
  'register',
  'register-confirm',
  'final-registration',
  'recovery',
  'recovery-confirm',
  'password-change',
])('The address ?auth=%s asks for that popup', (name) => {
  expect(authOfAddress(`?auth=${name}`)?.popup).toBe(name)
})

it('The link of a mail brings the address and the code along', () => {
  expect(authOfAddress('?auth=password-change&email=anna%40example.ru&code=123456')).toEqual({
    popup: 'password-change',
    email: 'anna@example.ru',
    code: '123456',
  })
})

it('An unknown popup is none', () => {
  expect(authOfAddress('?auth=admin')).toBeUndefined()
  expect(authOfAddress('?utm_source=vk')).toBeUndefined()
})

it('Nothing of a popup stays in the address', () => {
  expect(withoutAuth('https://a.example/blog/?utm_source=vk&auth=login&email=a%40b.ru&code=1#top')).toBe(
    '/blog/?utm_source=vk#top',
  )
})
