import { expect, it } from 'vitest'
import { judgePixels } from './judge-logo.ts'

const pixels = (count: number, ...pixel: number[]) => Array.from({ length: count }, () => pixel).flat()
const judge = (...parts: number[][]) => judgePixels(new Uint8ClampedArray(parts.flat()), '#f4efe6')

it('a logo without an opaque pixel is transparent', () => {
  expect(judge(pixels(9, 0, 0, 0, 0))).toBe('transparent')
})

it('a white logo is invisible on a light ground, also with a few dark pixels', () => {
  expect(judge(pixels(100, 255, 255, 255, 255))).toBe('invisible')
  expect(judge(pixels(100, 255, 255, 255, 255), pixels(3, 0, 0, 0, 255))).toBe('invisible')
})

it('a pale logo is weak, and a dark logo on white is fine', () => {
  expect(judge(pixels(100, 220, 200, 120, 255))).toBe('weak')
  expect(judge(pixels(80, 255, 255, 255, 255), pixels(20, 20, 30, 90, 255))).toBeUndefined()
})
