import { expect, it } from 'vitest'
import { matchQuery } from './match-query.ts'

const TEXT = 'Сотрудники: роли и приглашения'
const fits = (query: string, text = TEXT) => matchQuery(query, text) !== undefined

it.each(['сотрудники', 'СОТР', 'приглашения', 'роли сотр'])(
  'finds by the beginning of a word: %s',
  (query) => {
    expect(fits(query)).toBe(true)
  },
)

it.each(['сотрудника', 'сотрудниками', 'приглашение', 'приглашений'])(
  'finds by another form of a word: %s',
  (query) => {
    expect(fits(query)).toBe(true)
  },
)

it.each(['cjnhelybrb', 'hjkb', 'ghbukfitybz'])('finds what was typed in the other layout: %s', (query) => {
  expect(fits(query)).toBe(true)
})

it.each(['сотрдуники', 'сотрдники', 'соттрудники', 'сатрудники'])('forgives one letter: %s', (query) => {
  expect(fits(query)).toBe(true)
})

it.each(['каталог', 'сотрудники каталог', 'сатрудн1ки', 'рл'])('finds nothing else: %s', (query) => {
  expect(fits(query)).toBe(false)
})

it('puts what was typed exactly before what was meant', () => {
  expect(matchQuery('роли', 'роли')).toBeLessThan(matchQuery('роли', 'роль') ?? 0)
})

it('takes a query of any length, and of letters that mean something to a pattern', () => {
  expect(fits('('.repeat(10_000))).toBe(false)
  expect(fits('с'.repeat(10_000))).toBe(false)
})
