import { AUTH_DIALOGS } from '@rapport/contract/accounts/auth-dialogs'
import { expect, it } from 'vitest'
import { findUrlDialog, withoutAuthQuery } from './auth-dialogs.ts'

it.each(AUTH_DIALOGS)('opens the dialog of ?auth=%s', (name) => {
  expect(findUrlDialog(`?auth=${name}`)?.popup).toBe(name)
})

it('reads the e-mail address and the code from a mailed link', () => {
  expect(findUrlDialog('?auth=password-change&email=anna%40example.ru&code=123456')).toEqual({
    popup: 'password-change',
    email: 'anna@example.ru',
    code: '123456',
  })
})

it('ignores an unknown dialog', () => {
  expect(findUrlDialog('?auth=admin')).toBeUndefined()
  expect(findUrlDialog('?utm_source=vk')).toBeUndefined()
})

it('removes all parameters of a dialog from the URL', () => {
  expect(withoutAuthQuery('https://a.example/blog/?utm_source=vk&auth=login&email=a%40b.ru&code=1#top')).toBe(
    '/blog/?utm_source=vk#top',
  )
})
