import { expect, it } from 'vitest'
import { normalizeName, splitWords } from './words.ts'

it('splits a text into words, compares «ё» as «е» and displays it unchanged', () => {
  expect(splitWords('Платье-рубашка «Берёза», 180 г/м²')).toEqual([
    { word: 'платье', display: 'платье' },
    { word: 'рубашка', display: 'рубашка' },
    { word: 'береза', display: 'берёза' },
    { word: '180', display: '180' },
    { word: 'г', display: 'г' },
    { word: 'м2', display: 'м2' },
  ])
})

it('reads «г/м²» equally with and without non-breaking characters', () =>
  expect(splitWords('180\u00a0г/\u2060м²').map(({ word }) => word)).toEqual(['180', 'г', 'м2']))

it('replaces Latin lookalikes inside a Russian word, and leaves Latin words unchanged', () => {
  expect(normalizeName('фyтбoлкa V-вырез polo')).toBe('футболка v вырез polo')
})

it('reads «х/б» as one word', () => {
  expect(normalizeName('Х/Б ткань')).toBe('хб ткань')
})

it('finds no words in punctuation', () => {
  expect(splitWords('%_\'";--<>')).toEqual([])
})
