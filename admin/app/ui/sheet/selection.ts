/** Where a cell stands; columns count from the one that heads the rows. */
export interface CellPlace {
  row: number
  column: number
}

/** The cell that keys act on, and the one from which a range was begun. */
export interface Selection {
  active: CellPlace
  anchor: CellPlace
}

/** Its first and last rows and columns. */
export interface CellRange {
  rows: [number, number]
  columns: [number, number]
}

interface Size {
  rows: number
  columns: number
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

/** Returns the place within a sheet that is nearest to one. */
const within = ({ row, column }: CellPlace, { rows, columns }: Size): CellPlace => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
})

/** Returns a selection of one cell, within a sheet. */
export function selectCell(place: CellPlace, size: Size): Selection {
  const active = within(place, size)
  return { active, anchor: active }
}

/** Returns a selection that reaches from its anchor to another cell. */
export const extendTo = ({ anchor }: Selection, place: CellPlace, size: Size): Selection => ({
  anchor,
  active: within(place, size),
})

export const selectAll = ({ rows, columns }: Size): Selection => ({
  anchor: { row: 0, column: 0 },
  active: { row: rows - 1, column: columns - 1 },
})

/** Returns what is selected of a sheet, which may have lost rows meanwhile. */
export function rangeOf({ active, anchor }: Selection, size: Size): CellRange {
  const [one, other] = [within(active, size), within(anchor, size)]
  return {
    rows: [Math.min(one.row, other.row), Math.max(one.row, other.row)],
    columns: [Math.min(one.column, other.column), Math.max(one.column, other.column)],
  }
}

/** Returns the places of a range, row by row. */
export function placesIn({ rows, columns }: CellRange): CellPlace[] {
  const places: CellPlace[] = []
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let column = columns[0]; column <= columns[1]; column += 1) places.push({ row, column })
  return places
}
