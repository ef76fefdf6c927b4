/** Cells pasted at once, at most. */
export const PASTED_CELLS_MAX = 20_000

/** Parses what a table copies: cells apart by tabs, rows by lines, quoted where they have either. Undefined: too many cells. */
export function parseCells(text: string): string[][] | undefined {
  const rows: string[][] = [[]]
  let cells = 1
  let cell = ''
  let isQuoted = false
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === '\t' || char === '\n') {
      end()
      cells += 1
      if (cells > PASTED_CELLS_MAX) return undefined
      if (char === '\n') rows.push([])
    } else if (char !== '\r') cell += char
  }
  end()
  // The line after the last row is none.
  if (rows.length > 1 && rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === '') rows.pop()
  return rows
}

/** Writes cells as tables paste them. */
export const formatCells = (rows: string[][]): string =>
  rows.map((row) => row.map(formatCell).join('\t')).join('\n')

const formatCell = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
