import { expect, it } from 'vitest'
import { isSearchPath, pageQuery } from './page-queries.ts'

it.each([
  ['/search/', '?query=polo&utm_source=vk', '?query=polo'],
  ['/help/delivery/', '?weight=5&city=%D0%A2%D1%83%D0%BB%D0%B0', '?city=%D0%A2%D1%83%D0%BB%D0%B0&weight=5'],
  ['/help/delivery/', '?weight=', '?weight='],
  ['/help/delivery/', '?utm_source=vk', ''],
  ['/301/', '?to=/catalog/&to=/blog/', '?to=%2Fcatalog%2F'],
  ['/catalog/', '?query=polo', ''],
  ['/search/', '', ''],
])('%s%s is made from «%s»', (path, search, query) => expect(pageQuery(path, search)).toBe(query))

it('A value is cut off at 500 characters', () =>
  expect(pageQuery('/search/', `?query=${'a'.repeat(900)}`)).toBe(`?query=${'a'.repeat(500)}`))

it('Results are pages without number, the search itself is one', () =>
  expect(['/search/', '/search/polo/', '/catalog/'].map(isSearchPath)).toEqual([false, true, false]))
