import { parseAmount } from '@rapport/contract/calculation/form/parse-amount'

/** Table that a paste goes into. `rows` is empty in a table without colours. */
export interface PasteTarget {
  columns: readonly string[]
  rows: readonly string[]
  /** Cell that has the focus. */
  at: { row: number; column: number }
}

/** A pasted number at its place. */
interface PastedCell {
  row: number
  column: number
  text: string
}

/** Numbers that were taken, and those that were not, each in words. */
export interface Pasted {
  cells: PastedCell[]
  left: string[]
}

const ROWS_MAX = 200
const COLUMNS_MAX = 100
const TEXT_MAX = 100_000

const clean = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
const isSame = (a: string, b: string) => clean(a).toLowerCase() === clean(b).toLowerCase()
const isNumber = (text: string) => text !== '' && !Number.isNaN(parseAmount(text))

/**
 * Reads a table as a spreadsheet copies it. Names of sizes above and of colours on the left choose the place. Without
 * them the numbers are placed from the focused cell on. Empty cells change nothing.
 */
export function parsePasted(text: string, target: PasteTarget): Pasted {
  const table = text
    .slice(0, TEXT_MAX)
    .split(/\r\n|\r|\n/)
    .map((row) => row.split('\t', COLUMNS_MAX).map(clean))
    .filter((row) => row.some((cell) => cell !== ''))
    .slice(0, ROWS_MAX)
  const [first = [], ...others] = table
  const hasHead = others.length > 0 && isHead(first, target.columns)
  const body = hasHead ? others : table
  const named = body.some(([label = '']) => target.rows.some((row) => isSame(row, label)))
  const isLabelled = named || body.every(([label = '', ...cells]) => !isNumber(label) && cells.some(isNumber))
  const skipped = isLabelled ? 1 : 0
  const findColumn = (index: number) =>
    hasHead && isAnySize(first, target.columns)
      ? target.columns.findIndex((size) => isSame(size, first[index] ?? ''))
      : target.at.column + index - skipped
  const found: Pasted = { cells: [], left: [] }
  for (const [index, row] of body.entries()) {
    const at = named ? target.rows.findIndex((name) => isSame(name, row[0] ?? '')) : target.at.row + index
    for (const [position, cell] of row.entries()) {
      if (position < skipped || cell === '') continue
      const column = findColumn(position)
      const name = [isLabelled && row[0], hasHead && first[position]].filter(Boolean).join(', ')
      if (isNumber(cell) && at in [...rowsOf(target)] && column in target.columns && at >= 0 && column >= 0)
        found.cells.push({ row: at, column, text: cell })
      else found.left.push(name ? `${name}: ${cell}` : cell)
    }
  }
  return found
}

/** A table without colours has one row. */
const rowsOf = ({ rows }: PasteTarget): readonly string[] => (rows.length > 0 ? rows : [''])

const isAnySize = (row: readonly string[], columns: readonly string[]) =>
  row.some((cell) => columns.some((size) => isSame(size, cell)))

/** Returns whether a row has names of sizes, or no numbers. Sizes may be numbers themselves. */
function isHead(row: readonly string[], columns: readonly string[]): boolean {
  const names = row.filter((cell) => cell !== '')
  const sizes = names.filter((cell) => columns.some((size) => isSame(size, cell)))
  return names.every((cell) => !isNumber(cell)) || (sizes.length > 1 && sizes.length >= names.length - 2)
}
