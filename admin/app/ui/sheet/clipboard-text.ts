/** A pasted text may be a whole workbook. */
interface Bounds {
  rows: number
  columns: number
}

/**
 * Parses tab-separated cells as Excel copies them: a cell with a tab, quote or line break is quoted. Returns
 * undefined when they exceed the bounds.
 */
export function parseCells(text: string, bounds: Bounds): string[][] | undefined {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const [cell, end] = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at)
    const row = rows.at(-1) as string[]
    row.push(cell)
    if (row.length > bounds.columns) return undefined
    if (text[end] === '\t') {
      at = end + 1
      continue
    }
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    // Excel ends the last line with a line break, too.
    if (at >= text.length) break
    rows.push([])
    if (rows.length > bounds.rows) return undefined
  }
  return rows
}

function readPlain(text: string, start: number): [string, number] {
  let end = start
  while (end < text.length && !'\t\r\n'.includes(text[end] ?? '')) end += 1
  return [text.slice(start, end), end]
}

/** A quote that is never closed, or followed by more text, is plain text. */
function readQuoted(text: string, start: number): [string, number] {
  const parts: string[] = []
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return readPlain(text, start)
    parts.push(text.slice(from, quote))
    from = quote + 1
    if (text[from] === '"') {
      parts.push('"')
      from += 1
    } else if (from >= text.length || '\t\r\n'.includes(text[from] ?? '')) return [parts.join(''), from]
    else return readPlain(text, start)
  }
}

/** Formats cells as Excel pastes them. */
export const formatCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoteCell).join('\t')).join('\r\n')

const quoteCell = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
