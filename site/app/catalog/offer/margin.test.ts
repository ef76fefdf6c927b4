import { describe, expect, test } from 'vitest'
import { marginOf } from './margin.ts'

describe('What a shop earns', () => {
  test('is what the post on margins works out by hand: 900 ₽ a piece, sold at 2 490 ₽, a hundred of them', () => {
    const margin = marginOf(90_000, 249_000, 100)
    expect(margin?.markup).toBeCloseTo(1.77, 2)
    expect(margin?.margin).toBeCloseTo(0.64, 2)
    expect(margin?.seasonMargin).toBeCloseTo(0.495, 3)
    expect(margin?.profit).toBeCloseTo(10_471_800, -4)
  })

  test('has a price below which each piece is a loss: 979 ₽ for one that costs 900 ₽', () => {
    expect(marginOf(90_000, 249_000, 1)?.floor).toBe(97_900)
  })

  test('is a loss where the label says too little', () => {
    expect(marginOf(90_000, 100_000, 10)?.profit).toBeLessThan(0)
  })

  test('is not said while a figure is missing', () => {
    expect(marginOf(Number.NaN, 249_000, 100)).toBeUndefined()
    expect(marginOf(90_000, 0, 100)).toBeUndefined()
    expect(marginOf(90_000, 249_000, 0)).toBeUndefined()
  })
})
