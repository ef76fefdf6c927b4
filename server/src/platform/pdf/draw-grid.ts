import type { PdfDocument } from './open-document.ts'
import { COLORS, CONTENT_WIDTH, MARGINS, SIZES } from './page-layout.ts'
import { measureRow, reserve } from './text-row.ts'

const PADDING = 4

/**
 * Draws a ruled grid of texts, which must fit on one page. No cell is joined with others: pdfkit tags a cell over two
 * rows as part of the lower row. A screen reader would read it too late.
 */
export function drawGrid(
  document: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  { widths, rows }: { widths: number[]; rows: string[][] },
): void {
  const shares = widths.reduce((sum, width) => sum + width, 0)
  const columns = widths.map((width) => (CONTENT_WIDTH * width) / shares)
  const cell = (text: string, column: number) => ({
    text,
    x: 0,
    width: (columns[column] ?? 0) - 2 * PADDING,
    size: SIZES.table,
  })
  const heights = rows.map((row) => measureRow(document, row.map(cell)) + 2 * PADDING)
  reserve(
    document,
    heights.reduce((sum, height) => sum + height, 0),
  )
  document.font('regular').fontSize(SIZES.table)
  const table = {
    position: { x: MARGINS.left, y: document.y },
    maxWidth: CONTENT_WIDTH,
    columnStyles: columns.map((width) => ({ width })),
    defaultStyle: {
      padding: PADDING,
      border: 0.5,
      borderColor: COLORS.line,
      textColor: COLORS.text,
      textOptions: { lineGap: 1.5 },
    },
    // Unknown to pdfkit's types.
    structParent: parent,
    data: rows,
  }
  document.table(table)
}
