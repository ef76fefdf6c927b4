import { expect, it } from 'vitest'
import { newToken, tokenHash } from '../../security/tokens.ts'
import { readBearerToken } from './bearer-token.ts'

const read = (authorization?: string) => readBearerToken({ headers: authorization ? { authorization } : {} })

it('creates unique tokens of 256 bits, and hashes that reveal nothing of them', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken))
  expect(tokens.size).toBe(1000)
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(tokenHash(token)).not.toContain(token.slice(0, 8))
  }
})

it('reads a bearer token in any case of the scheme', () => {
  const token = newToken()
  expect([read(`Bearer ${token}`), read(`bearer  ${token} `)]).toEqual([token, token])
})

it.each([
  undefined,
  'Bearer',
  'Bearer ',
  'Basic YTpi',
  `Bearer ${'x'.repeat(44)}`,
  'Bearer а',
  `Token ${'x'.repeat(43)}`,
])('returns undefined for %s', (authorization) => expect(read(authorization)).toBeUndefined())
