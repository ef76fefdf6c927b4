import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

it('hashes a password with Argon2id (19 MiB, two passes) and its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('пароль ткача'), hashPassword('пароль ткача')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword(one, 'пароль ткача')).toBe(true)
  expect(await verifyPassword(one, 'пароль Ткача')).toBe(false)
})
