import { describe, expect, it } from 'vitest'
import { addUp, calculatePercent, multiply, multiplyByRatio, roundHalfUp } from './arithmetic.ts'
import { toKopecks } from './kopecks.ts'

const LARGEST = Number.MAX_SAFE_INTEGER

describe('toKopecks', () => {
  it('refuses fractions, numbers that are not exact, and no numbers', () => {
    for (const value of [0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => toKopecks(value)).toThrow(RangeError)
  })

  it('turns −0 into 0', () => {
    expect(Object.is(toKopecks(-0), 0)).toBe(true)
  })
})

describe('roundHalfUp', () => {
  it.each([
    [5, 2, 3],
    [-5, 2, -2],
    [4, 3, 1],
    [5, 3, 2],
    [0, 7, 0],
    [-1, 3, 0],
    [4_000_000_000_000_001, 2, 2_000_000_000_000_001],
  ])('rounds %i / %i to %i', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator) + 0).toBe(rounded)
  })
})

describe('multiply', () => {
  it.each([
    [8125, 2.5, 20313],
    [101, 0.5, 51],
    [149000, 120, 17880000],
    [0, 1_000_000, 0],
    [1_000_000_000, 999_999.5, 999_999_500_000_000],
  ])('multiplies %i kopecks by %d', (price, quantity, total) => {
    expect(multiply(toKopecks(price), quantity)).toBe(total)
  })
})

describe('calculatePercent', () => {
  it.each([
    [10_000, 12.35, 1235],
    [1_005, 10, 101],
    // In floating point 145 × 0.1 % is 0.14499999999999999.
    [1_450, 0.1, 1],
    [50, 1, 1],
    [49, 1, 0],
    [LARGEST, 100, LARGEST],
    [123, 0, 0],
    [-50, 1, 0],
  ])('calculates of %i kopecks %d %%', (amount, percent, part) => {
    expect(calculatePercent(toKopecks(amount), percent)).toBe(part)
  })

  it('calculates each hundredth of a percent as whole numbers do', () => {
    for (let hundredths = 0; hundredths <= 20_000; hundredths++)
      expect(calculatePercent(toKopecks(1_234_567), hundredths / 100)).toBe(
        Number((1_234_567n * BigInt(hundredths) * 2n + 10_000n) / 20_000n),
      )
  })

  it('refuses more than two decimals', () => {
    expect(() => calculatePercent(toKopecks(100), 12.345)).toThrow(RangeError)
  })
})

it('refuses fractions of a ratio', () => {
  expect(() => multiplyByRatio(toKopecks(100), 0.5, 2)).toThrow(RangeError)
})

it('multiplies by a ratio with one rounding, exact at the largest amounts', () => {
  expect(multiplyByRatio(toKopecks(LARGEST), 22, 122)).toBe(
    Number((BigInt(LARGEST) * 22n * 2n + 122n) / 244n),
  )
})

it('adds up kopecks, and refuses a sum that is not exact', () => {
  expect(addUp([])).toBe(0)
  expect(addUp([toKopecks(5), toKopecks(-7)])).toBe(-2)
  expect(() => addUp([toKopecks(LARGEST), toKopecks(1)])).toThrow(RangeError)
})
