/** A cell, by its row and column from nought. */
export interface Cell {
  row: number
  column: number
}

/** A range: from where it began to where it is by now, both in it. */
export interface Selection {
  anchor: Cell
  active: Cell
}

export interface SheetSize {
  rows: number
  columns: number
}

/** A range by its edges, all in it. */
export interface Range {
  top: number
  bottom: number
  left: number
  right: number
}

export const rangeOf = ({ anchor, active }: Selection): Range => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
})

export const isIn = ({ top, bottom, left, right }: Range, { row, column }: Cell): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

/** Returns every cell of a range, row by row. */
export function cellsOf({ top, bottom, left, right }: Range): Cell[] {
  const cells: Cell[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) cells.push({ row, column })
  return cells
}

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

/** Returns where a selection goes by a key; undefined where that key moves nothing. */
export function moveBy(
  { anchor, active }: Selection,
  { key, isExtending, isJumping }: { key: string; isExtending: boolean; isJumping: boolean },
  { rows, columns }: SheetSize,
  page: number,
): Selection | undefined {
  const far = isJumping ? Number.MAX_SAFE_INTEGER : 1
  const steps: Record<string, [number, number]> = {
    ArrowUp: [-far, 0],
    ArrowDown: [far, 0],
    ArrowLeft: [0, -far],
    ArrowRight: [0, far],
    PageUp: [-page, 0],
    PageDown: [page, 0],
    Home: [isJumping ? -Number.MAX_SAFE_INTEGER : 0, -Number.MAX_SAFE_INTEGER],
    End: [isJumping ? Number.MAX_SAFE_INTEGER : 0, Number.MAX_SAFE_INTEGER],
  }
  const step = steps[key]
  if (!step) return undefined
  const moved = { row: within(active.row + step[0], rows), column: within(active.column + step[1], columns) }
  return { anchor: isExtending ? anchor : moved, active: moved }
}

/** Returns the range of all cells. */
export const selectAll = ({ rows, columns }: SheetSize): Selection => ({
  anchor: { row: 0, column: 0 },
  active: { row: rows - 1, column: columns - 1 },
})
