import { expect, it } from 'vitest'
import { matchItemUrl } from './match-item-url.ts'

const polo = { slug: 'polo', parentSlug: 'futbolki-i-polo', kind: 'regular' } as const
const knitwear = { slug: 'trikotaj', parentSlug: null, kind: 'regular' } as const
const dresses = { slug: 'platya', parentSlug: 'dlya_magazinov_i_butikov', kind: 'landing' } as const
const individual = { slug: 'individualnyy-zakaz', parentSlug: null, kind: 'special' } as const

it('the canonical path of a product has its group, that of a top group none', () => {
  expect(matchItemUrl(polo, { groupSlug: 'futbolki-i-polo', slug: 'polo' })).toBe('canonical')
  expect(matchItemUrl(knitwear, { slug: 'trikotaj' })).toBe('canonical')
})

it('a product without its group in the path redirects', () => {
  expect(matchItemUrl(polo, { slug: 'polo' })).toBe('redirect')
})

it('a former slug redirects, under the right group or without one', () => {
  expect(matchItemUrl(polo, { groupSlug: 'futbolki-i-polo', slug: 'rubashka-polo' })).toBe('redirect')
  expect(matchItemUrl(polo, { slug: 'rubashka-polo' })).toBe('redirect')
})

it('under a wrong group nothing is found', () => {
  expect(matchItemUrl(polo, { groupSlug: 'platya', slug: 'polo' })).toBe('notFound')
  expect(matchItemUrl(knitwear, { groupSlug: 'platya', slug: 'trikotaj' })).toBe('notFound')
})

it('a landing stands right under the catalogue, and redirects there from under its group', () => {
  expect(matchItemUrl(dresses, { slug: 'platya' })).toBe('canonical')
  expect(matchItemUrl(dresses, { groupSlug: 'dlya_magazinov_i_butikov', slug: 'platya' })).toBe('redirect')
  expect(matchItemUrl(dresses, { groupSlug: 'trikotaj', slug: 'platya' })).toBe('notFound')
})

it('the individual order stands outside the catalogue', () => {
  expect(matchItemUrl(individual, { slug: 'individualnyy-zakaz' })).toBe('redirect')
})
