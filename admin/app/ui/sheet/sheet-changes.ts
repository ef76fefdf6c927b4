import { type CellPosition, type CellRange, listPositions } from './selection.ts'

export interface CellChange extends CellPosition {
  text: string
}

type TextAt = (place: CellPosition) => string

export const clearRange = (range: CellRange): CellChange[] =>
  listPositions(range).map((place) => ({ ...place, text: '' }))

/** Copies the first row of a range into the rows below. */
export const fillDown = (range: CellRange, textAt: TextAt): CellChange[] =>
  listPositions(range)
    .filter(({ row }) => row > range.rows[0])
    .map((place) => ({ ...place, text: textAt({ row: range.rows[0], column: place.column }) }))

export function readTexts({ rows, columns }: CellRange, textAt: TextAt): string[][] {
  const texts: string[][] = []
  for (let row = rows[0]; row <= rows[1]; row += 1)
    texts.push(
      Array.from({ length: columns[1] - columns[0] + 1 }, (_, at) =>
        textAt({ row, column: columns[0] + at }),
      ),
    )
  return texts
}

/** Pastes cells at the top left of the range; a single cell fills the whole range. */
export function pasteInto(range: CellRange, cells: readonly (readonly string[])[]): CellChange[] {
  const [only] = cells[0] ?? []
  if (cells.length === 1 && cells[0]?.length === 1 && only !== undefined)
    return listPositions(range).map((place) => ({ ...place, text: only }))
  return cells.flatMap((row, down) =>
    row.map((text, right) => ({ row: range.rows[0] + down, column: range.columns[0] + right, text })),
  )
}
