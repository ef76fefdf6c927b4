import { expect, it } from 'vitest'
import { normalizeQuery, searchPath } from './search-path.ts'

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
])('The results for «%s» stand at %s', (query, path) => expect(searchPath(query)).toBe(path))

it('Half an emoji is no reason to fail', () => expect(searchPath('поло\ud83d')).toBe(searchPath('поло')))

it('60 emoji are 60 characters, 61 are too many for a path of their own', () => {
  expect(searchPath('🧵'.repeat(60))).toMatch(/^\/search\/%F0/)
  expect(searchPath('🧵'.repeat(61))).toMatch(/^\/search\/\?query=/)
})

it('Control characters and line ends part words', () =>
  expect(normalizeQuery('поло\0\r\nбелое')).toBe('поло белое'))
