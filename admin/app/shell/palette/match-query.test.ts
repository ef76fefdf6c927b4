import { expect, it } from 'vitest'
import { matchQuery } from './match-query.ts'

const TEXT = 'Сотрудники: роли и приглашения'
const fits = (query: string, text = TEXT) => matchQuery(query, text) !== undefined

it.each(['сотрудники', 'СОТР', 'приглашения', 'роли сотр'])(
  'matches the beginning of a word: %s',
  (query) => {
    expect(fits(query)).toBe(true)
  },
)

it.each(['сотрудника', 'сотрудниками', 'приглашение', 'приглашений'])(
  'matches other forms of a word: %s',
  (query) => {
    expect(fits(query)).toBe(true)
  },
)

it.each(['cjnhelybrb', 'hjkb', 'ghbukfitybz'])(
  'matches text typed in the other keyboard layout: %s',
  (query) => {
    expect(fits(query)).toBe(true)
  },
)

it.each(['сотрдуники', 'сотрдники', 'соттрудники', 'сатрудники'])('tolerates one typo: %s', (query) => {
  expect(fits(query)).toBe(true)
})

it.each(['каталог', 'сотрудники каталог', 'сатрудн1ки', 'рл'])('rejects other words: %s', (query) => {
  expect(fits(query)).toBe(false)
})

it('ranks exact matches before inflected ones', () => {
  expect(matchQuery('роли', 'роли')).toBeLessThan(matchQuery('роли', 'роль') ?? 0)
})

it('accepts queries of any length, and characters with a meaning in regular expressions', () => {
  expect(fits('('.repeat(10_000))).toBe(false)
  expect(fits('с'.repeat(10_000))).toBe(false)
})
