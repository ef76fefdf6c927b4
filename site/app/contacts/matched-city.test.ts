import type { City } from '@rapport/contract/contacts/contacts'
import { expect, it } from 'vitest'
import { matchedCity } from './matched-city.ts'

const named = (city: string, ...cities: string[]) => ({ city, cities }) as City
const cities = [
  named('Москва', 'Королёв', 'Россия'),
  named('Санкт-Петербург', 'СПб', 'Ленинградская область'),
  named('Смоленск', 'Беларусь'),
]
const match = (city: string, region = '', country = '') =>
  matchedCity(cities, { city, region, country })?.city

it('A visitor’s city is found by its name or an alias, whatever the case of letters', () => {
  expect(match('Санкт-Петербург', '', 'Россия')).toBe('Санкт-Петербург')
  expect(match('САНКТ-петербург')).toBe('Санкт-Петербург')
  expect(match('спб')).toBe('Санкт-Петербург')
  expect(match(' Королев ')).toBe('Москва')
})

it('Where the city is none of ours, the region decides, then the country', () => {
  expect(match('Тихвин', 'Ленинградская область', 'Россия')).toBe('Санкт-Петербург')
  expect(match('Минск', 'Минская область', 'БЕЛАРУСЬ')).toBe('Смоленск')
})

it('A place that says nothing matches nothing', () => {
  expect(match('')).toBeUndefined()
  expect(match('Лиссабон', 'Лиссабон', 'Португалия')).toBeUndefined()
  expect(match('Санкт')).toBeUndefined()
})
