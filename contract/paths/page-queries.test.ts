import { expect, it } from 'vitest'
import { isCountlessPage, pageQuery } from './page-queries.ts'

it.each([
  ['/search/', '?query=polo&utm_source=vk', '?query=polo'],
  ['/help/delivery/', '?weight=5&city=%D0%A2%D1%83%D0%BB%D0%B0', '?city=%D0%A2%D1%83%D0%BB%D0%B0&weight=5'],
  ['/help/delivery/', '?weight=', '?weight='],
  ['/help/delivery/', '?utm_source=vk', ''],
  ['/301/', '?to=/catalog/&to=/blog/', '?to=%2Fcatalog%2F'],
  ['/catalog/', '?query=polo', ''],
  ['/blog/page-2/', '?tag=len&utm_source=vk', '?tag=len'],
  ['/search/', '', ''],
])('%s%s is made from «%s»', (path, search, query) => expect(pageQuery(path, search)).toBe(query))

it('A value is cut off at 500 characters', () =>
  expect(pageQuery('/search/', `?query=${'a'.repeat(900)}`)).toBe(`?query=${'a'.repeat(500)}`))

it.each([
  ['/search/', '', false],
  ['/search/', '?query=polo', true],
  ['/search/polo/', '', true],
  ['/help/delivery/', '?weight=5', true],
  ['/blog/', '?tag=len', false],
  ['/catalog/', '', false],
] as const)('%s%s is one of as many as somebody can think of: %s', (path, query, countless) =>
  expect(isCountlessPage(path, query)).toBe(countless),
)
