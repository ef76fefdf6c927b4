import { messages } from '@rapport/contract/errors/messages'
import { findPasswordWeakness } from '@rapport/contract/passwords/password-weakness'
import { expect, it } from 'vitest'
import { rateStrength } from './password-strength.tsx'

const rate = (password: string) => rateStrength(password, 'anna@example.ru', findPasswordWeakness)

it.each([
  ['', 0, 'От\u00a08 символов'],
  ['лён', 1, 'Ещё 5\u00a0символов'],
  ['лоскуты', 1, 'Ещё 1\u00a0символ'],
  ['qwerty123', 1, messages.passwordCommon],
  ['Пароль2024!', 1, messages.passwordCommon],
  ['anna и лён', 1, messages.passwordHasEmail],
  ['кубовая7н', 2, 'Подойдёт. Чем длиннее, тем надёжнее'],
  ['лоскутное одеяло', 3, 'Надёжный пароль'],
])('rates «%s» with strength %i: «%s»', (password, level, text) => {
  expect(rate(password)).toEqual({ level, text })
})

it('rates by length only before the word list loads', () => {
  expect(rateStrength('qwerty123', '').level).toBe(2)
})
