import { expect, it } from 'vitest'
import { listRouteUrls } from './route-urls.ts'

const office = { city: 'Тула', address: 'Суконный переулок, 5' }
const text = encodeURIComponent('Тула, Суконный переулок, 5')

it('puts the coordinates in the order of each service', () => {
  const coordinates = { latitude: 54.1947, longitude: 37.6128 }
  expect(listRouteUrls({ ...office, coordinates }).map(({ url }) => url)).toEqual([
    'https://yandex.ru/maps/?rtext=~54.1947,37.6128&rtt=auto',
    'https://2gis.ru/directions/points/%7C37.6128%2C54.1947',
    `geo:54.1947,37.6128?q=54.1947,37.6128(${text})`,
  ])
})

it('uses the address of an office without coordinates', () => {
  expect(listRouteUrls({ ...office, coordinates: null }).map(({ url }) => url)).toEqual([
    `https://yandex.ru/maps/?text=${text}`,
    `https://2gis.ru/search/${text}`,
  ])
})
