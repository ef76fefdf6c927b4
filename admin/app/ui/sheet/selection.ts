/** Position of a cell; column 0 is the row header. */
export interface CellPosition {
  row: number
  column: number
}

/** `active` receives the keys; `anchor` is where the range started. */
export interface Selection {
  active: CellPosition
  anchor: CellPosition
}

/** First and last row and column, inclusive. */
export interface CellRange {
  rows: [number, number]
  columns: [number, number]
}

interface Size {
  rows: number
  columns: number
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

const within = ({ row, column }: CellPosition, { rows, columns }: Size): CellPosition => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
})

/** Selects one cell, clamped to the sheet. */
export function selectCell(place: CellPosition, size: Size): Selection {
  const active = within(place, size)
  return { active, anchor: active }
}

/** Extends the selection from its anchor to a cell. */
export const extendTo = ({ anchor }: Selection, place: CellPosition, size: Size): Selection => ({
  anchor,
  active: within(place, size),
})

export const selectAll = ({ rows, columns }: Size): Selection => ({
  anchor: { row: 0, column: 0 },
  active: { row: rows - 1, column: columns - 1 },
})

/** Returns the selected range, clipped to the sheet: rows may have been removed meanwhile. */
export function getRange({ active, anchor }: Selection, size: Size): CellRange {
  const [one, other] = [within(active, size), within(anchor, size)]
  return {
    rows: [Math.min(one.row, other.row), Math.max(one.row, other.row)],
    columns: [Math.min(one.column, other.column), Math.max(one.column, other.column)],
  }
}

export function listPositions({ rows, columns }: CellRange): CellPosition[] {
  const places: CellPosition[] = []
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let column = columns[0]; column <= columns[1]; column += 1) places.push({ row, column })
  return places
}
