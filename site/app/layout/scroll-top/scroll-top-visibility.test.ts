import { expect, it } from 'vitest'
import { DISMISSED, HIDDEN, nextScrollTopState, type ScrollTopState } from './scroll-top-visibility.ts'

const through = (start: ScrollTopState, ...places: number[]) =>
  places.slice(1).reduce((state, place, at) => nextScrollTopState(state, places[at] ?? 0, place), start)

it('shows the button while scrolling up below 400 px', () => {
  expect(through(HIDDEN, 0, 1500).shown).toBe(false)
  expect(through(HIDDEN, 0, 1500, 1499).shown).toBe(true)
  expect(through(HIDDEN, 0, 1500, 401).shown).toBe(true)
  expect(through(HIDDEN, 0, 1500, 400).shown).toBe(false)
  expect(through(HIDDEN, 0, 1500, 900, 901).shown).toBe(false)
  expect(through(HIDDEN, 900, 800, 800).shown).toBe(true)
})

it('hides the button during and after the scroll that its click starts', () => {
  expect(through(DISMISSED, 1500, 1400, 1000, 401, 0)).toEqual(DISMISSED)
  expect(through(DISMISSED, 1500, 1400, 1400, 1300)).toEqual(DISMISSED)
})

it('shows the button again after scrolling down and up', () => {
  expect(through(DISMISSED, 1500, 0, 900).shown).toBe(false)
  expect(through(DISMISSED, 1500, 0, 900, 800).shown).toBe(true)
  expect(through(DISMISSED, 1500, 1200, 1250, 1240).shown).toBe(true)
})
