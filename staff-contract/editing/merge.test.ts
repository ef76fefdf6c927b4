import { expect, it } from 'vitest'
import { isSame, isSameButSeo, mergeSnapshots } from './merge.ts'

const base = { title: 'Ситец', body: 'Текст', tags: ['ткани'], seo: { title: null, keywords: 'ситец' } }

it('takes each field, nested ones too, from the side that changed it', () => {
  const theirs = { ...base, title: 'О ситце', seo: { title: 'Их', keywords: 'ситец' } }
  const mine = { ...base, tags: ['ткани', 'лето'], seo: { title: null, keywords: 'мои' } }
  expect(mergeSnapshots<object>(base, theirs, mine)).toEqual({
    snapshot: {
      title: 'О ситце',
      body: 'Текст',
      tags: ['ткани', 'лето'],
      seo: { title: 'Их', keywords: 'мои' },
    },
    conflicts: [],
  })
})

it('reports conflicting fields and takes `mine` until they are resolved', () => {
  const theirs = { ...base, title: 'Их', tags: ['их'], body: 'Одно', seo: { title: 'Их', keywords: '' } }
  const mine = { ...base, title: 'Моё', tags: ['моё'], body: 'Одно', seo: { title: 'Моё', keywords: '' } }
  expect(mergeSnapshots<object>(base, theirs, mine)).toEqual({
    snapshot: mine,
    conflicts: ['title', 'tags', 'seo.title'],
  })
})

it('compares by value: the order of fields is ignored, the order of list items is not', () => {
  expect(isSame({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true)
  expect(isSame(['а', 'б'], ['б', 'а'])).toBe(false)
  expect(isSame({ a: null }, { a: {} })).toBe(false)
})

it('detects changes to SEO fields only', () => {
  const words = { title: 'Ситец', seo: { title: null } }
  expect(isSameButSeo(words, { ...words, seo: { title: 'Для поиска' } })).toBe(true)
  expect(isSameButSeo({ title: 'История' }, { title: 'История' })).toBe(true)
  expect(isSameButSeo(words, { ...words, title: 'Лён' })).toBe(false)
})
