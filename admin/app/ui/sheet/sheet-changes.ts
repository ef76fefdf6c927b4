import { type CellPlace, type CellRange, placesIn } from './selection.ts'

/** What is written into a cell. */
export interface CellChange extends CellPlace {
  text: string
}

type TextAt = (place: CellPlace) => string

/** Returns what empties a range. */
export const clearRange = (range: CellRange): CellChange[] =>
  placesIn(range).map((place) => ({ ...place, text: '' }))

/** Returns what writes the first row of a range into its others. */
export const fillDown = (range: CellRange, textAt: TextAt): CellChange[] =>
  placesIn(range)
    .filter(({ row }) => row > range.rows[0])
    .map((place) => ({ ...place, text: textAt({ row: range.rows[0], column: place.column }) }))

/** Returns the texts of a range, row by row. */
export function textsIn({ rows, columns }: CellRange, textAt: TextAt): string[][] {
  const texts: string[][] = []
  for (let row = rows[0]; row <= rows[1]; row += 1)
    texts.push(
      Array.from({ length: columns[1] - columns[0] + 1 }, (_, at) =>
        textAt({ row, column: columns[0] + at }),
      ),
    )
  return texts
}

/** Returns what writes cells from the first one of a range on; a single one is written into all of the range. */
export function pasteInto(range: CellRange, cells: readonly (readonly string[])[]): CellChange[] {
  const [only] = cells[0] ?? []
  if (cells.length === 1 && cells[0]?.length === 1 && only !== undefined)
    return placesIn(range).map((place) => ({ ...place, text: only }))
  return cells.flatMap((row, down) =>
    row.map((text, right) => ({ row: range.rows[0] + down, column: range.columns[0] + right, text })),
  )
}
