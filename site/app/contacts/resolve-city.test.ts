import type { City } from '@rapport/contract/contacts/contacts'
import type { SiteProperties } from '@rapport/contract/site/site'
import { expect, it } from 'vitest'
import { resolveCity } from './resolve-city.ts'

const base = 'http://localhost:3000'
const moscow: City = {
  id: 1,
  city: 'Москва',
  cities: [],
  subdomain: '',
  isDefault: true,
  phones: ['+74951234567', '+74951234568'],
  phoneGoal: 'phone-moscow',
  address: 'Набойный переулок, 7',
  operationMode: 'Пн–Пт 09:30–18:00',
  timeZone: 'Europe/Moscow',
  notifications: [],
}
const tula: City = {
  ...moscow,
  id: 6,
  city: 'Тула',
  subdomain: 'tula',
  isDefault: false,
  phones: ['+74872123456'],
  address: 'Суконный переулок, 5',
  operationMode: 'Пн–Сб 10:00–19:00',
  notifications: [{ text: 'Переехали', color: '#8e1a20' }],
}
const properties = {
  name: 'Раппорт',
  phone: '+79990000000',
  address: 'Иваново, Фабричная, 1',
  operationMode: 'Круглый год',
} as SiteProperties

it('takes phone, address, hours and warnings of the host’s city', () => {
  const shown = resolveCity([moscow, tula], properties, 'tula.localhost:3000', base)
  expect(shown.properties).toEqual({
    name: 'Раппорт',
    phone: '+74872123456',
    address: 'Тула, Суконный переулок, 5',
    operationMode: 'Пн–Сб 10:00–19:00',
  })
  expect(shown.cityName).toBe('Тула')
  expect(shown.city).toMatchObject({ id: 6, isDefault: false, notifications: tula.notifications })
})

it('uses the default city on the base host and unknown hosts', () => {
  for (const host of ['localhost:3000', 'omsk.localhost:3000', '127.0.0.1:3000'])
    expect(resolveCity([moscow, tula], properties, host, base).city?.id).toBe(1)
})

it('returns the further phones of the city', () => {
  expect(resolveCity([moscow], properties, 'localhost:3000', base).otherPhones).toEqual(['+74951234568'])
})

it('falls back to the values of the factory', () => {
  const empty = { ...moscow, phones: [], address: '', operationMode: '' }
  expect(resolveCity([empty], properties, 'localhost:3000', base).properties).toEqual(properties)
  expect(resolveCity([], properties, 'localhost:3000', base)).toEqual({
    city: undefined,
    cityName: undefined,
    otherPhones: [],
    cities: [],
    properties,
  })
})

it('offers only the default city if the base host is an IP', () => {
  const shown = resolveCity([moscow, tula], properties, '127.0.0.1:3000', 'http://127.0.0.1:3000')
  expect(shown.cities.map(({ id }) => id)).toEqual([1])
})
