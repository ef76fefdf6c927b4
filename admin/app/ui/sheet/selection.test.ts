import { expect, it } from 'vitest'
import { extendTo, getRange, listPositions, selectAll, selectCell } from './selection.ts'

const size = { rows: 3, columns: 4 }

it('stays within the sheet in every direction', () => {
  expect(selectCell({ row: -1, column: 9 }, size).active).toEqual({ row: 0, column: 3 })
  const far = extendTo(selectCell({ row: 1, column: 1 }, size), { row: 9, column: -5 }, size)
  expect(getRange(far, size)).toEqual({ rows: [1, 2], columns: [0, 1] })
})

it('is clipped to the remaining rows', () => {
  expect(getRange(selectAll(size), { rows: 1, columns: 2 })).toEqual({ rows: [0, 0], columns: [0, 1] })
})

it('lists its cells row by row', () => {
  expect(listPositions({ rows: [1, 2], columns: [0, 1] })).toEqual([
    { row: 1, column: 0 },
    { row: 1, column: 1 },
    { row: 2, column: 0 },
    { row: 2, column: 1 },
  ])
})
