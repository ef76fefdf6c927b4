import { expect, it } from 'vitest'
import { matchQuestions } from './match-questions.ts'

const questions = [
  { id: 1, question: 'Можно ли прислать свою ткань?', answer: '<p>Можно, добавьте <b>метр</b>.</p>' },
  { id: 2, question: 'Сошьёте под нашей маркой?', answer: '<p>Да: этикетка входит в цену ткани.</p>' },
]
const findIds = (query: string) => [...matchQuestions(questions, query)]

it.each([
  ['ткань', [1, 2]],
  ['ТКАНИ', [1, 2]],
  ['своя ткань', [1]],
  ['сошьете', [2]],
  ['этикетку', [2]],
  ['метра', [1]],
  ['доставка', []],
])('finds for «%s» the questions with all its words, in any form', (query, ids) =>
  expect(findIds(query)).toEqual(ids),
)

it('ignores HTML tags of an answer', () => expect(findIds('<b>')).toEqual(findIds('b')))

it('finds every question for a query without words', () => expect(findIds('  ?! ')).toEqual([1, 2]))
