import { expect, it } from 'vitest'
import { withoutFirstPage } from './catalog-list-paths.ts'
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
  ['/catalog/tkani/', '?page=2&utm_source=vk', '?page=2'],
  [
    '/catalog/a/b/',
    '?sort=price&material=u-len&price_to=500&page=3',
    '?material=u-len&price_to=500&sort=price&page=3',
  ],
  ['/catalog/tkani/', '?material=&price_from=%20&price_to=&sort=', ''],
  ['/catalog/tkani/', '?sort=colour&page=0', ''],
  ['/catalog/tkani/', '?page=1', '?page=1'],
  ['/catalog/tkani/', '?page=12345', '?page=9999'],
  ['/catalog/tkani/', '?page=-2', ''],
  ['/catalog/tkani/', '?material=u-len&material=+satin+&material=u-len', '?material=u-len&material=satin'],
  ['/catalog/a/b/', '?material-hint=m-len&utm_source=vk', '?material-hint=m-len'],
  ['/catalog/', '?material-hint=m-len', ''],
  ['/catalog/', '?page=2', ''],
  ['/catalog/', '?page=2&material=u-len&utm_source=vk', '?material=u-len&page=2'],
])('reduces the query of %s%s to «%s»', (path, search, query) => expect(pageQuery(path, search)).toBe(query))

it('cuts a value at 500 characters', () =>
  expect(pageQuery('/search/', `?query=${'a'.repeat(900)}`)).toBe(`?query=${'a'.repeat(500)}`))

it('drops materials beyond 20', () => {
  const materials = Array.from({ length: 25 }, (_, index) => `material=m${index}`)
  expect(pageQuery('/catalog/', `?${materials.join('&')}`)).toBe(`?${materials.slice(0, 20).join('&')}`)
})

it.each([
  ['/search/', '', false],
  ['/search/', '?query=polo', true],
  ['/search/polo/', '', true],
  ['/help/delivery/', '?weight=5', true],
  ['/blog/', '?tag=len', false],
  ['/catalog/', '', false],
  ['/catalog/', '?material=u-len', true],
  ['/catalog/a/b/', '?material-hint=m-len', true],
  ['/catalog/tkani/', '?page=2', false],
  ['/catalog/tkani/', '?material=u-len', true],
  ['/catalog/tkani/', '?price_to=500', true],
  ['/catalog/tkani/', '?sort=price&page=2', true],
] as const)('%s%s has unlimited values: %s', (path, query, countless) =>
  expect(isCountlessPage(path, query)).toBe(countless),
)

it.each([
  ['/catalog/tkani/', '?page=1', ''],
  ['/catalog/tkani/', '?sort=price&page=1&utm_source=vk', '?sort=price&utm_source=vk'],
  ['/catalog/tkani/', '?page=2', undefined],
  ['/catalog/', '?material=u-len&page=1', '?material=u-len'],
  ['/blog/', '?page=1', undefined],
])('drops the number of a list’s first page: %s%s becomes «%s»', (path, search, left) =>
  expect(withoutFirstPage(path, search)).toBe(left),
)
