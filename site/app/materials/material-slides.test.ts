import { expect, it } from 'vitest'
import { isNearActive } from './material-slides.tsx'

it('loads pictures within 3 slides of the active one', () => {
  const loaded = (active: number) => [...Array(10).keys()].filter((index) => isNearActive(index, active))
  expect(loaded(0)).toEqual([0, 1, 2, 3])
  expect(loaded(5)).toEqual([2, 3, 4, 5, 6, 7, 8])
})
