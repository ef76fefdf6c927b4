import { expect, it } from 'vitest'
import { cellsOf, isIn, moveBy, rangeOf, selectAll } from './selection.ts'

const size = { rows: 3, columns: 4 }
const at = (row: number, column: number) => ({ anchor: { row, column }, active: { row, column } })
const press = (key: string, isExtending = false, isJumping = false) => ({ key, isExtending, isJumping })

it.each([
  ['ArrowDown', at(1, 1), [2, 1]],
  ['ArrowDown', at(2, 1), [2, 1]],
  ['ArrowLeft', at(0, 0), [0, 0]],
  ['PageDown', at(0, 2), [2, 2]],
  ['Home', at(2, 3), [2, 0]],
  ['End', at(0, 0), [0, 3]],
])('goes by %s and stays in the sheet', (key, from, [row, column]) =>
  expect(moveBy(from, press(key), size, 10)).toEqual(at(row ?? 0, column ?? 0)),
)

it('goes to the edge with Ctrl, and takes a range along with Shift', () => {
  expect(moveBy(at(0, 0), press('End', false, true), size, 10)).toEqual(at(2, 3))
  const range = moveBy(at(1, 1), press('ArrowRight', true, true), size, 10)
  expect(range).toEqual({ anchor: { row: 1, column: 1 }, active: { row: 1, column: 3 } })
  expect(range && cellsOf(rangeOf(range))).toEqual([1, 2, 3].map((column) => ({ row: 1, column })))
  expect(moveBy(at(0, 0), press('x'), size, 10)).toBeUndefined()
})

it('knows what is in a range, whichever corner it began in', () => {
  const range = rangeOf({ anchor: { row: 2, column: 3 }, active: { row: 1, column: 1 } })
  expect([isIn(range, { row: 1, column: 3 }), isIn(range, { row: 0, column: 1 })]).toEqual([true, false])
  expect(cellsOf(rangeOf(selectAll(size)))).toHaveLength(12)
})
