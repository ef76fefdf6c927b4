import { expect, it } from 'vitest'
import { placeOf } from './item-place.ts'

const polo = { slug: 'polo', parentSlug: 'futbolki-i-polo', kind: 'regular' } as const
const knitwear = { slug: 'trikotaj', parentSlug: null, kind: 'regular' } as const
const dresses = { slug: 'platya', parentSlug: 'dlya_magazinov_i_butikov', kind: 'landing' } as const
const individual = { slug: 'individualnyy-zakaz', parentSlug: null, kind: 'special' } as const

it('a product stands under its group, a top group under none', () => {
  expect(placeOf(polo, { groupSlug: 'futbolki-i-polo', slug: 'polo' })).toBe('here')
  expect(placeOf(knitwear, { slug: 'trikotaj' })).toBe('here')
})

it('a product without its group in the address stands elsewhere', () => {
  expect(placeOf(polo, { slug: 'polo' })).toBe('elsewhere')
})

it('a former slug leads on, under the right group or without one', () => {
  expect(placeOf(polo, { groupSlug: 'futbolki-i-polo', slug: 'rubashka-polo' })).toBe('elsewhere')
  expect(placeOf(polo, { slug: 'rubashka-polo' })).toBe('elsewhere')
})

it('under a wrong group there is nothing', () => {
  expect(placeOf(polo, { groupSlug: 'platya', slug: 'polo' })).toBe('nowhere')
  expect(placeOf(knitwear, { groupSlug: 'platya', slug: 'trikotaj' })).toBe('nowhere')
})

it('a landing stands right under the catalogue, and under its group it leads there', () => {
  expect(placeOf(dresses, { slug: 'platya' })).toBe('here')
  expect(placeOf(dresses, { groupSlug: 'dlya_magazinov_i_butikov', slug: 'platya' })).toBe('elsewhere')
  expect(placeOf(dresses, { groupSlug: 'trikotaj', slug: 'platya' })).toBe('nowhere')
})

it('the individual order stands outside the catalogue', () => {
  expect(placeOf(individual, { slug: 'individualnyy-zakaz' })).toBe('elsewhere')
})
