import { expect, it } from 'vitest'
import { xsrfToken } from './request-headers.ts'

it('finds the XSRF token among other cookies, decoded', () => {
  expect(xsrfToken('a=1; XSRF-TOKEN=abc%3D; b=2')).toBe('abc=')
  expect(xsrfToken('XSRF-TOKEN=abc')).toBe('abc')
})

it('leaves a value that can’t be decoded as it is', () => {
  expect(xsrfToken('XSRF-TOKEN=100%')).toBe('100%')
})

it('takes no cookie of another name for it', () => {
  for (const cookies of ['', 'a=1', 'MY-XSRF-TOKEN=abc', 'XSRF-TOKEN='])
    expect(xsrfToken(cookies)).toBeUndefined()
})

it('takes a token that no header can carry for none', () => {
  for (const value of ['%D1%8F', 'a%0D%0AX: 1', 'a%00'])
    expect(xsrfToken(`XSRF-TOKEN=${value}`)).toBeUndefined()
})
