import { expect, it } from 'vitest'
import { DISMISSED, HIDDEN, nextScrollTopState, type ScrollTopState } from './scroll-top-visibility.ts'

const through = (start: ScrollTopState, ...places: number[]) =>
  places.slice(1).reduce((state, place, at) => nextScrollTopState(state, places[at] ?? 0, place), start)

it('«Наверх» is shown on the way up past 400 px, and nowhere else', () => {
  expect(through(HIDDEN, 0, 1500).shown).toBe(false)
  expect(through(HIDDEN, 0, 1500, 1499).shown).toBe(true)
  expect(through(HIDDEN, 0, 1500, 401).shown).toBe(true)
  expect(through(HIDDEN, 0, 1500, 400).shown).toBe(false)
  expect(through(HIDDEN, 0, 1500, 900, 901).shown).toBe(false)
  expect(through(HIDDEN, 900, 800, 800).shown).toBe(true)
})

it('«Наверх» stays away on all the way up that its click has begun, and after it', () => {
  expect(through(DISMISSED, 1500, 1400, 1000, 401, 0)).toEqual(DISMISSED)
  expect(through(DISMISSED, 1500, 1400, 1400, 1300)).toEqual(DISMISSED)
})

it('«Наверх» comes back when the page has been scrolled down and up again', () => {
  expect(through(DISMISSED, 1500, 0, 900).shown).toBe(false)
  expect(through(DISMISSED, 1500, 0, 900, 800).shown).toBe(true)
  expect(through(DISMISSED, 1500, 1200, 1250, 1240).shown).toBe(true)
})
