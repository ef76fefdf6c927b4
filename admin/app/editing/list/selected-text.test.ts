import { expect, it } from 'vitest'
import { selectedText } from './selected-text.ts'

const countAll = (kind: Parameters<typeof selectedText>[0]) =>
  [0, 1, 2, 5, 11, 21].map((count) => selectedText(kind, count).replace('\u00A0', ' '))

it('counts what is selected in Russian, at 0, 1, 2, 5, 11 and 21', () => {
  expect(countAll('item')).toEqual([
    'Выбрано 0 изделий',
    'Выбрано 1 изделие',
    'Выбрано 2 изделия',
    'Выбрано 5 изделий',
    'Выбрано 11 изделий',
    'Выбрано 21 изделие',
  ])
  expect(countAll('post')).toEqual([
    'Выбрано 0 статей',
    'Выбрана 1 статья',
    'Выбрано 2 статьи',
    'Выбрано 5 статей',
    'Выбрано 11 статей',
    'Выбрана 21 статья',
  ])
})
