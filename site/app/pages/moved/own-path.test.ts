import { expect, it } from 'vitest'
import { parseOwnPath } from './own-path.ts'

it.each([
  ['/catalog/', '/catalog/'],
  ['/catalog/?a=b#c', '/catalog/?a=b#c'],
  ['/блог/', '/%D0%B1%D0%BB%D0%BE%D0%B3/'],
  ['/a/../blog/', '/blog/'],
  ['/"><script>/', '/%22%3E%3Cscript%3E/'],
])('accepts %s', (to, path) => expect(parseOwnPath(to)).toBe(path))

it.each([
  null,
  '',
  'catalog/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/a/..//evil.example/',
  '/.//evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /catalog/',
  '/301/?to=/301/',
])('rejects %j', (to) => expect(parseOwnPath(to)).toBeUndefined())
