import { expect, it } from 'vitest'
import { clampScale, isSecondTap, keyScale, keyScroll, scaleMax, wheelScale } from './zoom-scale.ts'

it('limits the scale between the screen and the resolution of the picture', () => {
  expect([clampScale(0.2, 4), clampScale(2, 4), clampScale(50, 4)]).toEqual([1, 2, 4])
  expect([scaleMax(720, 720), scaleMax(1600, 360), scaleMax(300, 900), scaleMax(720, 0)]).toEqual([
    2.5, 6, 2, 6,
  ])
})

it('changes the scale by plus and minus, resets it by zero, ignores other keys', () => {
  expect([keyScale(1, '+'), keyScale(1, '='), keyScale(3, '-'), keyScale(4, '0')]).toEqual([1.5, 1.5, 2, 1])
  expect(keyScale(1, 'a')).toBeUndefined()
})

it('enlarges by an upward wheel and converts lines to pixels', () => {
  expect(wheelScale(1, { deltaY: -100, deltaMode: 0 })).toBeGreaterThan(1)
  expect(wheelScale(2, { deltaY: 100, deltaMode: 0 })).toBeLessThan(2)
  expect(wheelScale(1, { deltaY: -10, deltaMode: 1 })).toBe(wheelScale(1, { deltaY: -160, deltaMode: 0 }))
})

it('pans by arrow keys only', () => {
  expect([keyScroll('ArrowRight'), keyScroll('ArrowUp')]).toEqual([
    { left: 80, top: 0 },
    { left: 0, top: -80 },
  ])
  expect(keyScroll('Home')).toBeUndefined()
})

it('recognizes two quick taps at one place as a double tap', () => {
  const tap = { x: 100, y: 100, timeStamp: 1000 }
  expect(isSecondTap(tap, { x: 110, y: 100, timeStamp: 1300 })).toBe(true)
  expect(isSecondTap(tap, { x: 110, y: 100, timeStamp: 1400 })).toBe(false)
  expect(isSecondTap(tap, { x: 180, y: 100, timeStamp: 1100 })).toBe(false)
  expect(isSecondTap(undefined, tap)).toBe(false)
})
