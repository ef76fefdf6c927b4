import { expect, it } from 'vitest'
import { isInSafeTriangle } from './safe-triangle.ts'

const edge = { x: 300, top: 0, bottom: 400 }
const from = { x: 100, y: 200 }

it('accepts a diagonal move towards the groups beside the list', () => {
  expect(isInSafeTriangle(edge, from, { x: 110, y: 208 })).toBe(true)
  expect(isInSafeTriangle(edge, from, { x: 110, y: 192 })).toBe(true)
})

it('rejects a move down the list, past the groups, or away from them', () => {
  expect(isInSafeTriangle(edge, from, { x: 100, y: 240 })).toBe(false)
  expect(isInSafeTriangle(edge, from, { x: 102, y: 240 })).toBe(false)
  expect(isInSafeTriangle(edge, from, { x: 90, y: 200 })).toBe(false)
})
