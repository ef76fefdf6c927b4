import { expect, it } from 'vitest'
import { clampScale, keyScale, SCALE_MAX, wheelScale } from './zoom-scale.ts'

it('a picture is enlarged up to six times and never made smaller than the screen', () => {
  expect([clampScale(0.2), clampScale(2), clampScale(50)]).toEqual([1, 2, SCALE_MAX])
})

it('plus and minus change the scale, zero fits the picture, other keys do nothing', () => {
  expect([keyScale(1, '+'), keyScale(1, '='), keyScale(3, '-'), keyScale(4, '0')]).toEqual([1.5, 1.5, 2, 1])
  expect(keyScale(1, 'a')).toBeUndefined()
})

it('the wheel enlarges when turned away and counts lines as pixels', () => {
  expect(wheelScale(1, { deltaY: -100, deltaMode: 0 })).toBeGreaterThan(1)
  expect(wheelScale(2, { deltaY: 100, deltaMode: 0 })).toBeLessThan(2)
  expect(wheelScale(1, { deltaY: -10, deltaMode: 1 })).toBe(wheelScale(1, { deltaY: -160, deltaMode: 0 }))
})
