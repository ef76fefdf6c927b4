import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'
import { commonPasswords, isCommonPassword } from './passwords-common.ts'

it('hashes a password with Argon2id of 19 MiB and two passes, and a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('пароль ткача'), hashPassword('пароль ткача')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword(one, 'пароль ткача')).toBe(true)
  expect(await verifyPassword(one, 'пароль Ткача')).toBe(false)
})

it('knows a thousand common passwords and more, all of an allowed length', () => {
  expect(commonPasswords.size).toBeGreaterThan(1000)
  for (const password of commonPasswords) expect(isCommonPassword(password)).toBe(true)
  expect([...commonPasswords].filter((password) => password.length < 8)).toEqual([])
})

it.each([
  '12345678',
  'QWERTYUIOP',
  'Пароль123',
  'password!',
  'gfhjkm123',
  'Natasha2026',
  'ёёёёёёёё',
  'abcabcabc',
  '12341234',
])('counts %s as common', (password) => expect(isCommonPassword(password)).toBe(true))

it.each(['длинный пароль ткача', 'kumach-i-kubovaya', 'correct horse battery', '48151623'])(
  'lets %s be a password',
  (password) => expect(isCommonPassword(password)).toBe(false),
)
