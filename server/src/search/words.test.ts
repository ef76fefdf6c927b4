import { expect, it } from 'vitest'
import { plainName, splitWords } from './words.ts'

it('takes a text apart, keeping «ё» for the eyes only', () => {
  expect(splitWords('Платье-рубашка «Берёза», 180 г/м²')).toEqual([
    { word: 'платье', shown: 'платье' },
    { word: 'рубашка', shown: 'рубашка' },
    { word: 'береза', shown: 'берёза' },
    { word: '180', shown: '180' },
    { word: 'г', shown: 'г' },
    { word: 'м2', shown: 'м2' },
  ])
})

it('reads Latin letters among Russian ones as those they look like, and no others', () => {
  expect(plainName('фyтбoлкa V-вырез polo')).toBe('футболка v вырез polo')
})

it('takes «х/б» for one word', () => {
  expect(plainName('Х/Б ткань')).toBe('хб ткань')
})

it('finds no words in signs', () => {
  expect(splitWords('%_\'";--<>')).toEqual([])
})
