import type { PdfDocument } from './open-document.ts'
import { CONTENT_WIDTH, MARGINS, POINTS_PER_MM, SIZES } from './page-layout.ts'
import type { PdfCode } from './pdf-block.ts'
import { drawText, measureRow, reserve, type TextCell } from './text-row.ts'

type Parent = PDFKit.PDFStructureElement

const GAP = 8
const BELOW_TEXT = 3

/** Draws a PNG or JPEG picture at the left, at most half as wide as the page. */
export function drawPicture(
  document: PdfDocument,
  parent: Parent,
  { bytes, alt, heightMm }: { bytes: Buffer; alt: string; heightMm: number },
): void {
  const height = heightMm * POINTS_PER_MM
  reserve(document, height)
  const { y } = document
  const draw = () => {
    document.image(bytes, MARGINS.left, y, { fit: [CONTENT_WIDTH / 2, height], valign: 'center' })
  }
  parent.add(document.struct('Figure', { alt }, draw))
  document.y = y + height
}

/** Draws a code at the left in its printed size, and texts beside it. */
export function drawCode(document: PdfDocument, parent: Parent, { code }: { code: PdfCode }): void {
  const side = code.sizeMm * POINTS_PER_MM
  const texts = code.beside.map((text, index): TextCell => {
    const weight = index === 0 ? 'bold' : 'regular'
    return { text, x: side + GAP, width: CONTENT_WIDTH - side - GAP, size: SIZES.text, weight }
  })
  const heights = texts.map((cell) => measureRow(document, [cell]) + BELOW_TEXT)
  const height = Math.max(
    side,
    heights.reduce((sum, each) => sum + each, 0),
  )
  reserve(document, height)
  const { y } = document
  const draw = () => {
    document
      .save()
      .translate(MARGINS.left, y)
      .scale(side / code.modules)
      .path(code.path)
      .fill('#000')
      .restore()
  }
  parent.add(document.struct('Figure', { alt: code.alt }, draw))
  document.y = y + GAP
  for (const [index, cell] of texts.entries()) {
    parent.add(document.struct('P', {}, () => drawText(document, cell)))
    document.y += heights[index] ?? 0
  }
  document.y = y + height
}
