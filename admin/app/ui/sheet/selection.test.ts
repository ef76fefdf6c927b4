import { expect, it } from 'vitest'
import { extendTo, placesIn, rangeOf, selectAll, selectCell } from './selection.ts'

const size = { rows: 3, columns: 4 }

it('stays within the sheet, whichever way it is moved', () => {
  expect(selectCell({ row: -1, column: 9 }, size).active).toEqual({ row: 0, column: 3 })
  const far = extendTo(selectCell({ row: 1, column: 1 }, size), { row: 9, column: -5 }, size)
  expect(rangeOf(far, size)).toEqual({ rows: [1, 2], columns: [0, 1] })
})

it('is cut to what is left once rows are gone', () => {
  expect(rangeOf(selectAll(size), { rows: 1, columns: 2 })).toEqual({ rows: [0, 0], columns: [0, 1] })
})

it('names its cells row by row', () => {
  expect(placesIn({ rows: [1, 2], columns: [0, 1] })).toEqual([
    { row: 1, column: 0 },
    { row: 1, column: 1 },
    { row: 2, column: 0 },
    { row: 2, column: 1 },
  ])
})
