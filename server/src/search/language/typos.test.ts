import { expect, it } from 'vitest'
import { editDistance, isTypo, listTypoKeys, typoCost } from './typos.ts'

it.each([
  ['футболка', 'футболка', 0],
  ['футблока', 'футболка', 1],
  ['рубажка', 'рубашка', 1],
  ['фтболка', 'футболка', 1],
  ['футтболка', 'футболка', 1],
  ['футблоку', 'футболка', 2],
  ['', 'лен', 3],
])('counts the typos between %s and %s: %i', (a, b, slips) => {
  expect(editDistance(a, b)).toBe(slips)
  expect(editDistance(b, a)).toBe(slips)
})

it('typoKeysOf returns a common key for two words that are one typo apart', () => {
  const word = 'толстовка'
  const letters = 'аекотвы'
  const misspellings = Array.from(word, (_, at) =>
    Array.from(letters, (letter) => [
      word.slice(0, at) + letter + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) +
        word
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        word.slice(at + 2),
    ]),
  ).flat(2)
  const own = new Set(listTypoKeys(word))
  expect(misspellings.filter((typed) => !listTypoKeys(typed).some((key) => own.has(key)))).toEqual([])
})

it('isTypo refuses a short word with another first letter, unless the letters are similar', () => {
  expect(isTypo('елк', 'шелк')).toBe(false)
  expect(isTypo('жарф', 'шарф')).toBe(true)
})

it('typoCost is lower for similar letters', () => {
  expect(typoCost('рубажка', 'рубашка')).toBeLessThan(typoCost('рубалка', 'рубашка'))
})
