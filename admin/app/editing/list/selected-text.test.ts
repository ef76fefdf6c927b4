import { expect, it } from 'vitest'
import { allTexts } from '../../lists/all-texts.ts'
import { selectedText } from './selected-text.ts'

const countAll = (kind: Parameters<typeof selectedText>[0]) =>
  [0, 1, 2, 5, 11, 21].map((count) => selectedText(kind, count).replace('\u00A0', ' '))

it('formats the number of selected entries in Russian', () => {
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

it('formats the number of matching entries, with a limit of 1 000', () => {
  const texts = (count: number, isMore = false) => Object.values(allTexts({ count, isMore }))
  expect(texts(51)).toEqual(['Выбрать все 51 по\u00A0фильтру', 'Выбрано всё по\u00A0фильтру: 51'])
  expect(texts(1000)).toEqual([
    'Выбрать все 1\u00A0000 по\u00A0фильтру',
    'Выбрано всё по\u00A0фильтру: 1\u00A0000',
  ])
  expect(texts(1000, true)).toEqual([
    'Выбрать все по\u00A0фильтру: больше 1\u00A0000',
    'Выбрано всё по\u00A0фильтру: больше 1\u00A0000',
  ])
})
