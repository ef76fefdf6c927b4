import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const keysOf = (...accepted: Buffer[]) => ({ current: accepted[0] as Buffer, accepted })
const [old, fresh] = [randomBytes(32), randomBytes(32)]

it('decrypts its ciphertext, which differs each time', () => {
  const keys = keysOf(fresh)
  const [one, two] = [encrypt(keys, 'тайна', 'staff:1'), encrypt(keys, 'тайна', 'staff:1')]
  expect(one).not.toBe(two)
  expect([decrypt(keys, one, 'staff:1'), decrypt(keys, two, 'staff:1')]).toEqual(['тайна', 'тайна'])
})

it('rejects a ciphertext of another row, of another key or with a changed bit', () => {
  const keys = keysOf(fresh)
  const sealed = encrypt(keys, 'тайна', 'staff:1')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(decrypt(keys, sealed, 'staff:2')).toBeUndefined()
  expect(decrypt(keysOf(old), sealed, 'staff:1')).toBeUndefined()
  expect(decrypt(keys, bytes.toString('base64url'), 'staff:1')).toBeUndefined()
  for (const broken of ['', 'x', 'no text of ours']) expect(decrypt(keys, broken, 'staff:1')).toBeUndefined()
})

it('decrypts with a former key while it is accepted', () => {
  const sealed = encrypt(keysOf(old), 'тайна', 'staff:1')
  expect(decrypt(keysOf(fresh, old), sealed, 'staff:1')).toBe('тайна')
})
