import type { PdfDocument } from './open-document.ts'
import { CONTENT_WIDTH, KEPT_MAX, MARGINS, SIZES } from './page-layout.ts'
import type { PdfColumn, PdfTableRow } from './pdf-block.ts'
import { asArtifact, drawRule, drawText, measureRow, reserve, type TextCell } from './text-row.ts'

const GAP = 8
const PADDING = 4

/** Draws a table over as many pages as it needs. Each page begins with the head; a row is never cut in two. */
export function drawTable(
  document: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  { columns, rows }: { columns: PdfColumn[]; rows: PdfTableRow[] },
): void {
  const places = placeColumns(columns)
  const head = places.map(
    (place, index): TextCell => ({
      ...place,
      text: columns[index]?.title ?? '',
      size: SIZES.small,
      weight: 'bold',
      isSoft: true,
    }),
  )
  const table = document.struct('Table')
  parent.add(table)
  const cells = rows.map(({ cells, isDetail }) =>
    places.map(
      (place, index): TextCell => ({
        ...place,
        text: cells[index] ?? '',
        size: isDetail ? SIZES.small : SIZES.table,
        isSoft: isDetail ?? false,
      }),
    ),
  )
  const headHeight = measureRow(document, head) + 2 * PADDING
  const heights = cells.map(
    (row, index) => measureRow(document, row) + (rows[index]?.isDetail ? PADDING : 2 * PADDING),
  )
  const keptHeights = listKeptHeights(rows, heights)
  reserve(document, headHeight + (keptHeights[0] ?? 0))
  drawTagged(document, table, 'TH', head, headHeight)
  for (const [index, row] of cells.entries()) {
    const isDetail = rows[index]?.isDetail ?? false
    const height = heights[index] ?? 0
    if (reserve(document, keptHeights[index] ?? 0)) repeatHead(document, head, headHeight)
    if (!isDetail) drawRule(document, document.y, CONTENT_WIDTH)
    drawTagged(document, table, 'TD', row, height, isDetail ? 0 : PADDING)
  }
  table.end()
  drawRule(document, document.y, CONTENT_WIDTH, 1)
}

/** Returns the height from each row to its last detail, which stay on one page; that of a high group is cut. */
function listKeptHeights(rows: PdfTableRow[], heights: number[]): number[] {
  const kept = [...heights]
  for (let index = rows.length - 2; index >= 0; index -= 1)
    if (rows[index + 1]?.isDetail) kept[index] = (heights[index] ?? 0) + (kept[index + 1] ?? 0)
  return kept.map((height, index) => Math.max(heights[index] ?? 0, Math.min(height, KEPT_MAX)))
}

function placeColumns(columns: PdfColumn[]): Pick<TextCell, 'x' | 'width' | 'align'>[] {
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  const free = CONTENT_WIDTH - GAP * (columns.length - 1)
  let x = 0
  return columns.map(({ width, align = 'left' }) => {
    const place = { x, width: (free * width) / shares, align }
    x += place.width + GAP
    return place
  })
}

function drawTagged(
  document: PdfDocument,
  table: PDFKit.PDFStructureElement,
  tag: 'TH' | 'TD',
  row: TextCell[],
  height: number,
  above = PADDING,
): void {
  const { y } = document
  document.y = y + above
  const line = document.struct('TR')
  table.add(line)
  for (const cell of row) {
    const scope = tag === 'TH' ? ({ scope: 'Column' } as object) : {}
    line.add(document.struct(tag, scope, () => drawText(document, cell)))
  }
  line.end()
  document.y = y + height
}

/** Screen readers have read the head already. */
function repeatHead(document: PdfDocument, head: TextCell[], height: number): void {
  document.y = MARGINS.top + PADDING
  asArtifact(document, () => {
    for (const cell of head) drawText(document, cell)
  })
  document.y = MARGINS.top + height
}
