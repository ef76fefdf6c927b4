import type { City } from '@rapport/contract/contacts/contacts'
import { expect, it } from 'vitest'
import { matchCity } from './matched-city.ts'

const named = (city: string, ...cities: string[]) => ({ city, cities }) as City
const cities = [
  named('Москва', 'Королёв', 'Россия'),
  named('Санкт-Петербург', 'СПб', 'Ленинградская область'),
  named('Смоленск', 'Беларусь'),
]
const match = (city: string, region = '', country = '') => matchCity(cities, { city, region, country })?.city

it('finds a city by name or alias, ignoring case', () => {
  expect(match('Санкт-Петербург', '', 'Россия')).toBe('Санкт-Петербург')
  expect(match('САНКТ-петербург')).toBe('Санкт-Петербург')
  expect(match('спб')).toBe('Санкт-Петербург')
  expect(match(' Королев ')).toBe('Москва')
})

it('falls back to the region, then the country', () => {
  expect(match('Тихвин', 'Ленинградская область', 'Россия')).toBe('Санкт-Петербург')
  expect(match('Минск', 'Минская область', 'БЕЛАРУСЬ')).toBe('Смоленск')
})

it('finds nothing for an empty location', () => {
  expect(match('')).toBeUndefined()
  expect(match('Лиссабон', 'Лиссабон', 'Португалия')).toBeUndefined()
  expect(match('Санкт')).toBeUndefined()
})
