import { expect, it } from 'vitest'
import { xsrfToken } from './request-headers.ts'

it('finds the decoded XSRF token among other cookies', () => {
  expect(xsrfToken('a=1; XSRF-TOKEN=abc%3D; b=2')).toBe('abc=')
  expect(xsrfToken('XSRF-TOKEN=abc')).toBe('abc')
})

it('keeps a value that can’t be decoded', () => {
  expect(xsrfToken('XSRF-TOKEN=100%')).toBe('100%')
})

it('ignores cookies with another name', () => {
  for (const cookies of ['', 'a=1', 'MY-XSRF-TOKEN=abc', 'XSRF-TOKEN='])
    expect(xsrfToken(cookies)).toBeUndefined()
})

it('ignores a token that a header can’t contain', () => {
  for (const value of ['%D1%8F', 'a%0D%0AX: 1', 'a%00'])
    expect(xsrfToken(`XSRF-TOKEN=${value}`)).toBeUndefined()
})
