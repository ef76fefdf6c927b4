import { expect, test } from 'vitest'
import { contextWith } from '../test/read-context.ts'
import { readCities } from './cities.ts'

const office = `
  email: a@rapport.example
  address: Льняная улица, 18
  operationMode: Пн–Пт 09:30–18:00
  coordinates: { latitude: 51.6, longitude: 39.2 }
  howToGet: От остановки направо.
  photos: [facade-discs-len]
`
const moscow = `
- id: 1
  city: Москва
  cities: [Химки]
  subdomain: ''
  isDefault: true
  phones: ['+74951234567']${office}`
const tula = `
- id: 6
  city: Тула
  cities: [Алексин]
  subdomain: tula
  phones: ['+74872123456']${office}`

async function mistakesIn(source: string) {
  const context = await contextWith({ 'cities.yaml': source })
  await readCities(context)
  return context.errors.lines
}

test('readCities accepts two cities, one of them the default', async () => {
  const context = await contextWith({ 'cities.yaml': moscow + tula })
  const cities = await readCities(context)
  expect(context.errors.lines).toEqual([])
  expect(cities.map(({ city }) => city)).toEqual(['Москва', 'Тула'])
  expect(cities[0]?.howToGet).toBe('От остановки направо.')
  expect(context.images.names()).toEqual(['facade-discs-len'])
})

const file = 'content/cities.yaml'
test.each([
  ['no default', tula, `${file}, isDefault: must be true of exactly one city, not of 0`],
  [
    'two defaults',
    moscow + tula.replace('subdomain: tula', "subdomain: ''\n  isDefault: true"),
    `${file}, isDefault: must be true of exactly one city, not of 2`,
  ],
  [
    'a default city with a subdomain',
    moscow.replace("subdomain: ''", 'subdomain: msk'),
    `${file}, entry "Москва", subdomain: must be empty for the default city`,
  ],
  [
    'another city without a subdomain',
    moscow + tula.replace('subdomain: tula', "subdomain: ''"),
    `${file}, entry "Тула", subdomain: may be empty for the default city only`,
  ],
  [
    'a subdomain taken twice',
    moscow + tula + tula.replace('id: 6', 'id: 7').replace('Тула', 'Калуга').replace('Алексин', 'Киров'),
    `${file}, entry "Калуга", subdomain: "tula" is taken by entry "Тула"`,
  ],
  [
    'a number taken twice',
    moscow + tula.replace('id: 6', 'id: 1'),
    `${file}, entry "Тула", id: "1" is taken by entry "Москва"`,
  ],
  [
    'a neighbour of two cities',
    moscow + tula.replace('Алексин', 'ХИМКИ'),
    `${file}, entry "Тула", cities: "ХИМКИ" is taken by entry "Москва"`,
  ],
  [
    'a phone in words',
    moscow.replace("'+74951234567'", '8 495 123-45-67'),
    `${file}, entry "Москва", phones.0: `,
  ],
  [
    'a missing image',
    moscow.replace('facade-discs-len', 'facade-discs-lila'),
    `${file}, entry "Москва", photos.0: there is no image "facade-discs-lila"`,
  ],
  [
    'www',
    moscow + tula.replace('subdomain: tula', 'subdomain: www'),
    `entry "Тула", subdomain: must not be "www"`,
  ],
])('readCities reports %s', async (_, source, line) => {
  expect((await mistakesIn(source)).join('\n')).toContain(line)
})
