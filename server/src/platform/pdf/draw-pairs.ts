import { drawSubtitle } from './draw-texts.ts'
import type { PdfDocument } from './open-document.ts'
import { CONTENT_WIDTH, KEPT_MAX, SIZES } from './page-layout.ts'
import type { PdfPair } from './pdf-block.ts'
import { drawText, measureRow, reserve, type TextCell } from './text-row.ts'

type Parent = PDFKit.PDFStructureElement

const GAP = 8
const FACT_NAME = 120
const SUM_NAME = 190
const SUM_VALUE = 120
const BELOW = 2
/** Height of the heading of facts, with the space below it. */
const HEADING = 28

/** Draws names at the left and values beside them, below a heading. They stay together on one page. */
export function drawFacts(
  document: PdfDocument,
  parent: Parent,
  { heading, rows }: { heading?: string; rows: PdfPair[] },
): void {
  const x = FACT_NAME + GAP
  const lines = rows.map(({ name, value, isStrong }): [TextCell, TextCell] => [
    { text: name, x: 0, width: FACT_NAME, size: SIZES.text, isSoft: true },
    { text: value, x, width: CONTENT_WIDTH - x, size: SIZES.text, weight: isStrong ? 'bold' : 'regular' },
  ])
  const above = heading === undefined ? 0 : HEADING
  reserve(document, Math.min(KEPT_MAX, above + measurePairs(document, lines)))
  if (heading !== undefined) {
    const { y } = document
    drawSubtitle(document, parent, { text: heading })
    document.y = y + HEADING
  }
  drawPairs(document, parent, lines)
}

/** Draws sums at the right, which stay together on one page. */
export function drawSums(document: PdfDocument, parent: Parent, { rows }: { rows: PdfPair[] }): void {
  const x = CONTENT_WIDTH - SUM_NAME - SUM_VALUE - GAP
  const lines = rows.map(({ name, value, isStrong }): [TextCell, TextCell] => {
    const look = isStrong
      ? ({ size: SIZES.subtitle, weight: 'bold', align: 'right' } as const)
      : ({ size: SIZES.text, weight: 'regular', align: 'right' } as const)
    return [
      { ...look, text: name, x, width: SUM_NAME },
      { ...look, text: value, x: x + SUM_NAME + GAP, width: SUM_VALUE },
    ]
  })
  reserve(document, measurePairs(document, lines))
  drawPairs(document, parent, lines)
}

const measurePairs = (document: PdfDocument, rows: [TextCell, TextCell][]): number =>
  rows.reduce((sum, cells) => sum + measureRow(document, cells) + BELOW, 0)

/** Tags pairs as a table, so that a screen reader pauses between name and value. */
function drawPairs(document: PdfDocument, parent: Parent, rows: [TextCell, TextCell][]): void {
  const table = document.struct('Table')
  parent.add(table)
  for (const [name, value] of rows) {
    const height = measureRow(document, [name, value])
    reserve(document, height)
    const row = document.struct('TR')
    table.add(row)
    row.add(document.struct('TH', { scope: 'Row' } as object, () => drawText(document, name)))
    row.add(document.struct('TD', {}, () => drawText(document, value)))
    row.end()
    document.y += height + BELOW
  }
  table.end()
}
