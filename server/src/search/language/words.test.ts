import { expect, it } from 'vitest'
import { normalizeName, splitWords } from './words.ts'

it('splits a text into words, comparing «ё» as «е» and showing it as it is', () => {
  expect(splitWords('Платье-рубашка «Берёза», 180 г/м²')).toEqual([
    { word: 'платье', display: 'платье' },
    { word: 'рубашка', display: 'рубашка' },
    { word: 'береза', display: 'берёза' },
    { word: '180', display: '180' },
    { word: 'г', display: 'г' },
    { word: 'м2', display: 'м2' },
  ])
})

it('reads «г/м²» the same where typesetting keeps it in one line', () =>
  expect(splitWords('180\u00a0г/\u2060м²').map(({ word }) => word)).toEqual(['180', 'г', 'м2']))

it('reads Latin letters inside a Russian word as the Cyrillic ones they look like, and leaves Latin words alone', () => {
  expect(normalizeName('фyтбoлкa V-вырез polo')).toBe('футболка v вырез polo')
})

it('reads «х/б» as one word', () => {
  expect(normalizeName('Х/Б ткань')).toBe('хб ткань')
})

it('finds no words in punctuation', () => {
  expect(splitWords('%_\'";--<>')).toEqual([])
})
