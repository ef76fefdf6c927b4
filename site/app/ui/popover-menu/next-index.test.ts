import { describe, expect, it } from 'vitest'
import { findByFirstLetter, nextIndex } from './next-index.ts'

describe('arrows', () => {
  it.each([
    ['next', 0, 1],
    ['next', 2, 0],
    ['previous', 0, 2],
    ['previous', -1, 2],
    ['next', -1, 0],
    ['first', 1, 0],
    ['last', 0, 2],
  ] as const)('«%s» moves from %i to %i of three', (direction, at, to) => {
    expect(nextIndex(direction, at, 3)).toBe(to)
  })

  it('return undefined in an empty row', () => {
    expect(nextIndex('next', -1, 0)).toBeUndefined()
  })
})

describe('a typed letter', () => {
  const cities = ['Москва', 'Воронеж', ' Ёлки', 'Владимир']
  it.each([
    ['в', 0, 1],
    ['в', 1, 3],
    ['В', 3, 1],
    ['е', 0, 2],
    ['м', 0, 0],
  ])('«%s» moves from %i to %i', (key, at, to) => {
    expect(findByFirstLetter(key, at, cities)).toBe(to)
  })

  it.each(['я', ' ', 'Enter', '-'])('«%s» returns undefined', (key) => {
    expect(findByFirstLetter(key, 0, cities)).toBeUndefined()
  })
})
