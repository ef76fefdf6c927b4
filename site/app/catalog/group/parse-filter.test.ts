import { expect, it } from 'vitest'
import { parseFilter } from './parse-filter.ts'

it('parses materials, prices and sorting', () =>
  expect(
    parseFilter('?material=u-len&material=satin&price_from=500&price_to=1 200&sort=price&page=2').filter,
  ).toEqual({ materials: ['u-len', 'satin'], priceFrom: 500, priceTo: 1200, sort: 'price' }))

it.each([
  ['?price_from=abc', 'price_from'],
  ['?price_to=-5', 'price_to'],
  ['?price_from=12.5', 'price_from'],
  ['?price_to=123456789', 'price_to'],
  ['?price_from=900&price_to=100', 'price_to'],
  ['?material=%3Cscript%3E', 'material'],
])('ignores an invalid value, reports it at its field and keeps it: %s', (search, field) => {
  const { filter, values, errors } = parseFilter(search)
  expect(Object.keys(errors)).toEqual([field])
  expect(Object.values(filter).filter((value) => value !== undefined)).toEqual([])
  const typed = new URLSearchParams(search).get(field)
  expect(values).toMatchObject({ [field]: field === 'material' ? [typed] : typed })
})

it('keeps valid prices beside an invalid one', () =>
  expect(parseFilter('?price_from=abc&price_to=100&material=u-len').filter).toMatchObject({
    priceTo: 100,
    materials: ['u-len'],
  }))

it('keeps valid materials beside an invalid one', () =>
  expect(parseFilter('?material=%27&material=u-len')).toMatchObject({
    filter: { materials: ['u-len'] },
    errors: { material: ['Такого материала в\u00A0этом разделе нет'] },
  }))
