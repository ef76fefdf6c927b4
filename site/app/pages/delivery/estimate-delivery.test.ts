import { expect, it } from 'vitest'
import { formatDeliveryTerm } from './delivery-term.ts'
import { estimateDelivery } from './estimate-delivery.ts'

const zone = {
  id: 1,
  name: 'Центр',
  cities: ['Орёл', 'Великий Новгород', 'Ростов-на-Дону'],
  aliases: ['Питер'],
  daysMin: 1,
  daysMax: 2,
  pointPrice: 39_000,
  doorPrice: 62_000,
  boxKg: 10,
}
const estimate = (city: string | undefined, weight: string | undefined) =>
  estimateDelivery([zone], { city, weight })

it('returns undefined without input', () => expect(estimate(undefined, undefined)).toBeUndefined())

it.each([
  ['0,1', 1, 39_000, 62_000],
  ['10', 1, 39_000, 62_000],
  ['10.01', 2, 78_000, 124_000],
  [' 25 кг ', 3, 117_000, 186_000],
  ['1 000', 100, 3_900_000, 6_200_000],
])('calculates for %s kg %i boxes at the prices of the zone', (weight, boxes, pointPrice, doorPrice) =>
  expect(estimate('Орёл', weight)?.found).toMatchObject({ city: 'Орёл', boxes, pointPrice, doorPrice }),
)

it.each(['орел', ' ОРЁЛ ', 'г. Орёл', 'великий  новгород', 'ростов на дону', 'питер'])(
  'finds a city by «%s»',
  (city) => expect(estimate(city, '5')?.errors).toEqual({}),
)

it.each([
  ['0', 'Вес должен быть больше нуля'],
  ['-5', 'Вес должен быть больше нуля'],
  ['−5', 'Вес должен быть больше нуля'],
  ['', 'Укажите вес в килограммах'],
  ['пять', 'Вес — это число в\u00a0килограммах, например 12 или 7,5'],
  ['1e3', 'Вес — это число в\u00a0килограммах, например 12 или 7,5'],
  ['1000,1', /^Больше 1\u00a0000\u00a0кг/],
  ['10 000', /^Больше 1\u00a0000\u00a0кг/],
])('reports the invalid weight «%s»', (weight, sentence) => {
  const answer = estimate('Орёл', weight)
  expect(answer?.errors.city).toBeUndefined()
  expect(answer?.errors.weight?.[0]).toMatch(sentence)
  expect(answer?.found).toBeUndefined()
})

it('names an unknown city in the error, at most 40 characters of it', () => {
  expect(estimate('Урюпинск', '5')?.errors.city?.[0]).toMatch(/^Города «Урюпинск» нет/)
  expect(estimate('я'.repeat(500), '5')?.errors.city?.[0]).toContain(`«${'я'.repeat(40)}»`)
})

it('reports errors of both fields at once', () =>
  expect(Object.keys(estimate('', '')?.errors ?? {})).toEqual(['city', 'weight']))

it.each([
  [1, 1, '1\u00a0день'],
  [1, 2, '1–2\u00a0дня'],
  [9, 16, '9–16\u00a0дней'],
])('formats %i to %i days as «%s»', (daysMin, daysMax, said) =>
  expect(formatDeliveryTerm({ daysMin, daysMax })).toBe(said),
)
