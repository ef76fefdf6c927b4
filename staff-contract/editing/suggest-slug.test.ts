import { SLUG_MAX } from '@rapport/contract/paths/query-limits'
import { slugField } from '@rapport/staff-contract/snapshots/snapshot-fields'
import { expect, it } from 'vitest'
import { slugAfter, suggestSlug } from './suggest-slug.ts'

it.each([
  ['Щётка и\u00A0твил', 'schetka-i-tvil'],
  ['Как стирать лён: 5 правил!', 'kak-stirat-len-5-pravil'],
  ['  «Ёлочка» — ЭТО объём  ', 'elochka-eto-obem'],
  ['Polo & Ко', 'polo-ko'],
])('writes a title in Latin letters: %s → %s', (title, slug) => {
  expect(suggestSlug(title)).toBe(slug)
  expect(slugField.safeParse(slug).success).toBe(true)
})

it('returns an empty slug for a title without usable letters', () => {
  expect(suggestSlug('')).toBe('')
  expect(suggestSlug('— 漢字 —')).toBe('')
})

it('uses as many whole words as fit', () => {
  const slug = suggestSlug('длинное слово '.repeat(30))
  expect(slug.length).toBeLessThanOrEqual(SLUG_MAX)
  expect(slug).toMatch(/(?:dlinnoe|slovo)$/)
})

it('updates the slug with the title until it is edited', () => {
  expect(slugAfter('', '', 'Лён')).toBe('len')
  expect(slugAfter('len', 'Лён', 'Лён и уход')).toBe('len-i-uhod')
  expect(slugAfter('my-len', 'Лён', 'Лён и уход')).toBe('my-len')
})
