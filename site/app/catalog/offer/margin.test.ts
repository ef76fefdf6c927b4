import { describe, expect, test } from 'vitest'
import { calculateMargin } from './margin.ts'

describe('calculateMargin', () => {
  test('returns the results of the post: 100 pieces of 900 ₽, sold at 2 490 ₽', () => {
    const margin = calculateMargin(90_000, 249_000, 100)
    expect(margin?.markup).toBeCloseTo(1.77, 2)
    expect(margin?.margin).toBeCloseTo(0.64, 2)
    expect(margin?.seasonMargin).toBeCloseTo(0.495, 3)
    expect(margin?.profit).toBeCloseTo(10_471_800, -4)
  })

  test('returns the lowest price without a loss: 979 ₽ for a cost of 900 ₽', () => {
    expect(calculateMargin(90_000, 249_000, 1)?.floor).toBe(97_900)
  })

  test('returns a loss for a low retail price', () => {
    expect(calculateMargin(90_000, 100_000, 10)?.profit).toBeLessThan(0)
  })

  test('returns undefined for a missing value', () => {
    expect(calculateMargin(Number.NaN, 249_000, 100)).toBeUndefined()
    expect(calculateMargin(90_000, 0, 100)).toBeUndefined()
    expect(calculateMargin(90_000, 249_000, 0)).toBeUndefined()
  })
})
