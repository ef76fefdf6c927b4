import { expect, it } from 'vitest'
import { addRecent, parseRecent } from './recent-queries.ts'

it('A query goes to the head of the list, and stands there once in whatever case', () =>
  expect(addRecent(['поло', 'худи'], 'Худи')).toEqual(['Худи', 'поло']))

it('Eight queries are kept', () => {
  const nine = Array.from({ length: 9 }, (_, at) => `запрос ${at}`)
  expect(nine.reduce<readonly string[]>(addRecent, [])).toEqual(nine.slice(1).reverse())
})

it.each([null, {}, 'поло', 5])('%j in storage is no list', (stored) =>
  expect(parseRecent(stored)).toEqual([]),
)

it('What is no query in the stored list is left out', () =>
  expect(parseRecent(['поло', 5, '', ' ', 'а'.repeat(61), null])).toEqual(['поло']))
