import { expect, it } from 'vitest'
import { toLocation } from './maps-service.ts'

it('reads city, region and country from the components of an address', () => {
  const components = [
    { kind: 'country', name: 'Россия' },
    { kind: 'province', name: 'Северо-Западный федеральный округ' },
    { kind: 'province', name: 'Ленинградская область' },
    { kind: 'locality', name: 'Гатчина' },
    { kind: 'street', name: 'улица Чкалова' },
  ]
  expect(toLocation(components)).toEqual({
    city: 'Гатчина',
    region: 'Ленинградская область',
    country: 'Россия',
  })
  expect(toLocation([{ kind: 'country', name: 'Беларусь' }])).toEqual({
    city: '',
    region: '',
    country: 'Беларусь',
  })
})
