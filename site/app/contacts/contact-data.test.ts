import type { CityContact } from '@rapport/contract/contacts/contacts'
import type { Picture } from '@rapport/contract/media/media'
import type { SiteProperties } from '@rapport/contract/site/site'
import { expect, it } from 'vitest'
import { createLocalBusinessData, createOrganizationData } from './contact-data.ts'

const tula: CityContact = {
  id: 6,
  city: 'Тула',
  address: 'Суконный переулок, 5',
  phones: ['+74872123456'],
  phoneGoal: '',
  operationMode: 'Пн–Пт 09:30–18:00',
  timeZone: 'Europe/Moscow',
  email: 'tula@proba.example',
  coordinates: { latitude: 54.1947, longitude: 37.6128 },
  howToGet: '',
  photos: [{ src: '/media/fasad-0123456789.avif' } as Picture],
}
const properties = {
  name: 'Проба',
  logo: null,
  supportEmail: 'zakaz@proba.example',
  social: [{ link: 'https://vk.com/proba' }],
} as SiteProperties
const url = 'https://tula.proba.example/contacts/city-6/'

it('describes an office with its hours, coordinates and address', () => {
  expect(createLocalBusinessData(properties, tula, url)).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Проба, Тула',
    url,
    telephone: ['+74872123456'],
    openingHours: ['Mo-Fr 09:30-18:00'],
    geo: { '@type': 'GeoCoordinates', latitude: 54.1947, longitude: 37.6128 },
    address: { '@type': 'PostalAddress', addressLocality: 'Тула', streetAddress: 'Суконный переулок, 5' },
    image: ['https://tula.proba.example/media/share/fasad-0123456789.jpg'],
  })
})

it('leaves out unknown fields of an office', () => {
  const data = createLocalBusinessData(
    properties,
    { ...tula, coordinates: null, operationMode: 'По звонку', phones: [] },
    url,
  )
  expect(data).not.toHaveProperty('geo')
  expect(data).not.toHaveProperty('openingHours')
  expect(data).not.toHaveProperty('telephone')
})

it('describes the factory with a page for every office', () => {
  expect(createOrganizationData(properties, [tula], 'https://proba.example')).toMatchObject({
    '@type': 'Organization',
    name: 'Проба',
    url: 'https://proba.example/',
    email: 'zakaz@proba.example',
    sameAs: ['https://vk.com/proba'],
    contactPoint: [{ '@type': 'ContactPoint', telephone: '+74872123456', areaServed: 'Тула' }],
    department: [{ '@type': 'LocalBusiness', url: 'https://proba.example/contacts/city-6/' }],
  })
})

it('lists exceptional days beside the weekly hours', () => {
  const holiday = { first: '2027-01-01', last: '2027-01-08', open: [] }
  const short = { first: '2026-12-31', last: '2026-12-31', open: [{ from: 10 * 60, to: 15 * 60 }] }
  const hours = { '@type': 'OpeningHoursSpecification' }
  expect(
    createLocalBusinessData(properties, { ...tula, exceptions: [short, holiday] }, url)
      .specialOpeningHoursSpecification,
  ).toEqual([
    { ...hours, validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '10:00', closes: '15:00' },
    { ...hours, validFrom: '2027-01-01', validThrough: '2027-01-08', opens: '00:00', closes: '00:00' },
  ])
  expect(createLocalBusinessData(properties, tula, url)).not.toHaveProperty(
    'specialOpeningHoursSpecification',
  )
})
