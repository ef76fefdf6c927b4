import { expect, it } from 'vitest'
import { matchQuestions } from './match-questions.ts'

const questions = [
  { id: 1, question: 'Можно ли прислать свою ткань?', answer: '<p>Можно, добавьте <b>метр</b>.</p>' },
  { id: 2, question: 'Сошьёте под нашей маркой?', answer: '<p>Да: этикетка входит в цену ткани.</p>' },
]
const found = (query: string) => [...matchQuestions(questions, query)]

it.each([
  ['ткань', [1, 2]],
  ['ТКАНИ', [1, 2]],
  ['своя ткань', [1]],
  ['сошьете', [2]],
  ['этикетку', [2]],
  ['метра', [1]],
  ['доставка', []],
])('«%s» leaves the questions that have all its words, in any form', (query, ids) =>
  expect(found(query)).toEqual(ids),
)

it('marks of an answer are no words of it', () => expect(found('<b>')).toEqual(found('b')))

it('A query without words leaves every question', () => expect(found('  ?! ')).toEqual([1, 2]))
