import { expect, it } from 'vitest'
import { matchesQuery } from './matches-query.ts'

const questions = [
  'Можно ли прислать свою ткань? Можно, добавьте метр.',
  'Сошьёте под нашей маркой? Да: этикетка входит в цену ткани.',
]
const find = (query: string) => questions.flatMap((text, at) => (matchesQuery(text, query) ? [at + 1] : []))

it.each([
  ['ткань', [1, 2]],
  ['ТКАНИ', [1, 2]],
  ['своя ткань', [1]],
  ['сошьете', [2]],
  ['этикетку', [2]],
  ['метра', [1]],
  ['доставка', []],
])('finds for «%s» the questions with all its words, in any form', (query, numbers) =>
  expect(find(query)).toEqual(numbers),
)

it('finds every question for a query without words', () => expect(find('  ?! ')).toEqual([1, 2]))
