import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile from 'write-excel-file/node'
import { escapeApostrophe, escapeFormula } from './safe-cells.ts'
import type { Cell, SheetTask, WriteTableTask } from './write-table.ts'

/** Thread that writes one file. Its parent is write-table.ts. */

const BYTE_ORDER_MARK = '\uFEFF'
/** Column widths in characters. */
const WIDTH_MIN = 8
const WIDTH_MAX = 50
/** Rows that decide the widths. */
const MEASURED_ROWS = 200

const days = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

const task = workerData as WriteTableTask
const write = task.isForProgram ? writePlainCsv : task.format === 'csv' ? writeCsv : writeXlsx
parentPort?.postMessage(await write(task))

/** With a byte order mark and semicolons, so that a Russian Excel opens it by a double click. */
function writeCsv({ headers, rows }: SheetTask): Buffer {
  const lines = [headers, ...rows].map((row) => row.map(toCsvCell).join(';'))
  return Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`)
}

/** With commas, points in numbers, and no byte order mark. Cells are codes and numbers without commas and quotes. */
function writePlainCsv({ headers, rows }: SheetTask): Buffer {
  return Buffer.from(`${[headers, ...rows].map((row) => row.join(',')).join('\n')}\n`)
}

function toCsvCell(cell: Cell): string {
  if (cell instanceof Date) return days.format(cell)
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = escapeFormula(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

async function writeXlsx(task: WriteTableTask): Promise<Buffer> {
  const file = writeXlsxFile([task, ...(task.others ?? [])].map(toSheet))
  return (await file.toBuffer()) as Buffer
}

function toSheet({ sheet, headers, rows }: SheetTask) {
  const head = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = rows.map((row) =>
    row.map((cell) =>
      typeof cell === 'number'
        ? { value: cell, type: Number }
        : cell instanceof Date
          ? { value: cell, type: Date, format: 'dd.mm.yyyy' }
          : cell === ''
            ? null
            : { value: escapeCode(escapeApostrophe(cell)), type: String },
    ),
  )
  const columns = headers.map((header, at) => ({ width: getWidth(header, at, rows) }))
  return { data: [head, ...body], columns, stickyRowsCount: 1, ...(sheet === undefined ? {} : { sheet }) }
}

/** XLSX encodes characters as `_x000D_`. Escapes the underscore of texts that only look like a code. */
function escapeCode(text: string): string {
  return text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
}

function widthOf(cell: Cell = ''): number {
  return (cell instanceof Date ? days.format(cell) : String(cell)).length
}

function getWidth(header: string, at: number, rows: Cell[][]): number {
  const lengths = rows.slice(0, MEASURED_ROWS).map((row) => widthOf(row[at]))
  return Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, header.length + 2, ...lengths))
}
