import { expect, it } from 'vitest'
import { isSlip, slipsBetween, unlikelihood, withSlips } from './edits.ts'

it.each([
  ['футболка', 'футболка', 0],
  ['футблока', 'футболка', 1],
  ['рубажка', 'рубашка', 1],
  ['фтболка', 'футболка', 1],
  ['футтболка', 'футболка', 1],
  ['футблоку', 'футболка', 2],
  ['', 'лен', 3],
])('counts the slips from %s to %s: %i', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips)
  expect(slipsBetween(b, a)).toBe(slips)
})

it('leaves something in common in any two words that few slips part', () => {
  const word = 'толстовка'
  const letters = 'аекотвы'
  const slipped = Array.from(word, (_, at) =>
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
  const own = new Set(withSlips(word))
  expect(slipped.filter((typed) => !withSlips(typed).some((left) => own.has(left)))).toEqual([])
})

it('tells short words by their first letter, unless it sounds alike', () => {
  expect(isSlip('елк', 'шелк')).toBe(false)
  expect(isSlip('жарф', 'шарф')).toBe(true)
})

it('takes letters that sound alike for the likelier slip', () => {
  expect(unlikelihood('рубажка', 'рубашка')).toBeLessThan(unlikelihood('рубалка', 'рубашка'))
})
