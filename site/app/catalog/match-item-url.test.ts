import { expect, it } from 'vitest'
import { matchItemUrl } from './match-item-url.ts'

const polo = { slug: 'polo', parentSlug: 'futbolki-i-polo', kind: 'regular' } as const
const knitwear = { slug: 'trikotaj', parentSlug: null, kind: 'regular' } as const
const dresses = { slug: 'platya', parentSlug: 'dlya_magazinov_i_butikov', kind: 'landing' } as const
const individual = { slug: 'individualnyy-zakaz', parentSlug: null, kind: 'special' } as const

it('accepts the path of a product with its group, and of a top group without one', () => {
  expect(matchItemUrl(polo, { groupSlug: 'futbolki-i-polo', slug: 'polo' })).toBe('canonical')
  expect(matchItemUrl(knitwear, { slug: 'trikotaj' })).toBe('canonical')
})

it('redirects a product path without a group', () => {
  expect(matchItemUrl(polo, { slug: 'polo' })).toBe('redirect')
})

it('redirects a former slug, with the right group or without one', () => {
  expect(matchItemUrl(polo, { groupSlug: 'futbolki-i-polo', slug: 'rubashka-polo' })).toBe('redirect')
  expect(matchItemUrl(polo, { slug: 'rubashka-polo' })).toBe('redirect')
})

it('finds nothing under a wrong group', () => {
  expect(matchItemUrl(polo, { groupSlug: 'platya', slug: 'polo' })).toBe('notFound')
  expect(matchItemUrl(knitwear, { groupSlug: 'platya', slug: 'trikotaj' })).toBe('notFound')
})

it('redirects a landing to its path without a group', () => {
  expect(matchItemUrl(dresses, { slug: 'platya' })).toBe('canonical')
  expect(matchItemUrl(dresses, { groupSlug: 'dlya_magazinov_i_butikov', slug: 'platya' })).toBe('redirect')
  expect(matchItemUrl(dresses, { groupSlug: 'trikotaj', slug: 'platya' })).toBe('notFound')
})

it('redirects the individual order to its path outside of the catalogue', () => {
  expect(matchItemUrl(individual, { slug: 'individualnyy-zakaz' })).toBe('redirect')
})
