import { expect, it } from 'vitest'
import { recipientKey } from './recipient-key.ts'

it.each([
  ['Anna@Example.RU', 'anna@example.ru'],
  ['anna+1@example.ru', 'anna@example.ru'],
  ['anna+1+2@example.ru', 'anna@example.ru'],
  ['anna.t@example.ru', 'anna.t@example.ru'],
  ['a.n.na+x@gmail.com', 'anna@gmail.com'],
  ['anna@googlemail.com', 'anna@gmail.com'],
  ['почта@Пример.РФ', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['почта@xn--e1afmkfd.xn--p1ai', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['anna@example.ru.', 'anna@example.ru'],
  ['+tag@example.ru', '+tag@example.ru'],
])('counts %s as %s', (email, key) => {
  expect(recipientKey(email)).toBe(key)
})

it.each(['', '@', 'x', 'x@', '@x', '+@+'])('accepts «%s», which is not an address', (text) => {
  expect(typeof recipientKey(text)).toBe('string')
})
