import type { PdfDocument } from './open-document.ts'
import { COLORS, CONTENT_WIDTH, MARGINS, SIZES } from './page-layout.ts'
import { asArtifact, drawText, reserve, type TextCell } from './text-row.ts'

const HEIGHT = 34
/** Places in points from the left margin. */
const LINE = { from: 150, to: 300 }
const NAME = 308
const BASE = HEIGHT - 8

/** Draws lines to sign on, which stay together on one page. */
export function drawSignatures(
  document: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  { rows }: { rows: { role: string; name: string }[] },
): void {
  reserve(document, HEIGHT * rows.length)
  for (const { role, name } of rows) {
    const { y } = document
    const cells: TextCell[] = [
      { text: role, x: 0, width: LINE.from - 5, size: SIZES.text },
      { text: name, x: NAME, width: CONTENT_WIDTH - NAME, size: SIZES.text },
    ]
    document.y = y + BASE - 12
    for (const cell of cells) parent.add(document.struct('P', {}, () => drawText(document, cell)))
    asArtifact(document, () => {
      document
        .lineWidth(0.5)
        .strokeColor(COLORS.text)
        .moveTo(MARGINS.left + LINE.from, y + BASE)
        .lineTo(MARGINS.left + LINE.to, y + BASE)
        .stroke()
    })
    document.y = y + HEIGHT
  }
}
