import { describe, expect, it } from 'vitest'
import { byScreen, hasRoom, positionInRing, ringAround, stepInRow } from './carousel-ring.ts'

describe('a ring of slides', () => {
  it.each([
    [0, 1, 5],
    [4, 1, 5],
    [0, 2, 6],
    [5, 4, 20],
    [0, 1, 3],
  ])(
    'turned around slide %i, with %i shown of %i, has room on both sides',
    (current, visibleCount, count) => {
      const position = positionInRing(current, ringAround(current, visibleCount, count), count)
      expect(hasRoom(position, 1, visibleCount, count)).toBe(true)
      expect(hasRoom(position, -1, visibleCount, count)).toBe(true)
    },
  )

  it('keeps the order of the slides', () => {
    const places = [0, 1, 2, 3, 4].map((index) => positionInRing(index, 3, 5))
    expect(places).toEqual([2, 3, 4, 0, 1])
  })
})

describe('a row of slides with ends', () => {
  it.each([
    [0, 1, 1, 3, 1],
    [2, 1, 1, 3, 0],
    [0, -1, 1, 3, 2],
    [16, 1, 4, 20, 0],
    [0, -1, 4, 20, 16],
    [19, -1, 4, 20, 15],
    [0, 1, 4, 3, 0],
  ])('moves from %i by %i, with %i of %i visible, to %i', (current, step, visibleCount, count, to) => {
    expect(stepInRow(current, step, visibleCount, count)).toBe(to)
  })
})

it('falls back to the value of the wider screen', () => {
  expect(byScreen(2)).toEqual({ wide: 2, medium: 2, small: 2 })
  expect(byScreen({ wide: 3, small: 1.03 })).toEqual({ wide: 3, medium: 3, small: 1.03 })
})
