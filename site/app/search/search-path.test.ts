import { expect, it } from 'vitest'
import { normalizeQuery, toSearchPath } from './search-path.ts'

it.each([
  ['поло', '/search/%D0%BF%D0%BE%D0%BB%D0%BE/'],
  ['  Polo   белое ', '/search/Polo%20%D0%B1%D0%B5%D0%BB%D0%BE%D0%B5/'],
  ['', '/search/'],
  ['   ', '/search/'],
  ['\0', '/search/'],
  ['по', '/search/?query=%D0%BF%D0%BE'],
  ['..', '/search/?query=..'],
  ['a/b/c', '/search/?query=a%2Fb%2Fc'],
  ['\\\\evil', '/search/?query=%5C%5Cevil'],
  ['100%', '/search/?query=100%25'],
])('puts the results of «%s» at %s', (query, path) => expect(toSearchPath(query)).toBe(path))

it('removes half an emoji', () => expect(toSearchPath('поло\ud83d')).toBe(toSearchPath('поло')))

it('counts an emoji as one character, at most 60 in a path', () => {
  expect(toSearchPath('🧵'.repeat(60))).toMatch(/^\/search\/%F0/)
  expect(toSearchPath('🧵'.repeat(61))).toMatch(/^\/search\/\?query=/)
})

it('replaces control characters and line ends by spaces', () =>
  expect(normalizeQuery('поло\0\r\nбелое')).toBe('поло белое'))
