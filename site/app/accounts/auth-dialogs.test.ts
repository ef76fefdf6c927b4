import { AUTH_DIALOGS } from '@rapport/contract/accounts/auth-dialogs'
import { expect, it } from 'vitest'
import { authDialogOfUrl, withoutAuthQuery } from './auth-dialogs.ts'

it.each(AUTH_DIALOGS)('The address ?auth=%s asks for that popup', (name) => {
  expect(authDialogOfUrl(`?auth=${name}`)?.popup).toBe(name)
})

it('The link of a mail brings the address and the code along', () => {
  expect(authDialogOfUrl('?auth=password-change&email=anna%40example.ru&code=123456')).toEqual({
    popup: 'password-change',
    email: 'anna@example.ru',
    code: '123456',
  })
})

it('An unknown popup is none', () => {
  expect(authDialogOfUrl('?auth=admin')).toBeUndefined()
  expect(authDialogOfUrl('?utm_source=vk')).toBeUndefined()
})

it('Nothing of a popup stays in the address', () => {
  expect(withoutAuthQuery('https://a.example/blog/?utm_source=vk&auth=login&email=a%40b.ru&code=1#top')).toBe(
    '/blog/?utm_source=vk#top',
  )
})
