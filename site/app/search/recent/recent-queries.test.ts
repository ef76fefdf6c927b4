import { expect, it } from 'vitest'
import { addRecent, parseRecent } from './recent-queries.ts'

it('moves a query to the head of the list without duplicates in another case', () =>
  expect(addRecent(['поло', 'худи'], 'Худи')).toEqual(['Худи', 'поло']))

it('stores eight queries', () => {
  const nine = Array.from({ length: 9 }, (_, at) => `запрос ${at}`)
  expect(nine.reduce<string[]>(addRecent, [])).toEqual(nine.slice(1).reverse())
})

it.each([null, {}, 'поло', 5])('ignores %j in storage', (stored) => expect(parseRecent(stored)).toEqual([]))

it('ignores invalid entries of a stored list', () =>
  expect(parseRecent(['поло', 5, '', ' ', 'а'.repeat(61), null])).toEqual(['поло']))
