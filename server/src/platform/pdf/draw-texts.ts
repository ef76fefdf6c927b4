import type { PdfDocument } from './open-document.ts'
import { CONTENT_WIDTH, SIZES } from './page-layout.ts'
import { drawText, measureRow, reserve, type TextCell } from './text-row.ts'

type Parent = PDFKit.PDFStructureElement

const BELOW_LINE = 2

export const drawTitle = (document: PdfDocument, parent: Parent, { text }: { text: string }): void =>
  drawLine(document, parent, 'H1', wide(text, SIZES.title, true))

export const drawSubtitle = (document: PdfDocument, parent: Parent, { text }: { text: string }): void =>
  drawLine(document, parent, 'H2', wide(text, SIZES.subtitle, true))

export function drawParagraphs(
  document: PdfDocument,
  parent: Parent,
  { text, look }: { text: string; look?: 'small' | 'strong' },
): void {
  const size = look === 'small' ? SIZES.small : SIZES.text
  const lines = text.split('\n').map((line) => line.trim())
  for (const line of lines.filter((line) => line !== ''))
    drawLine(document, parent, 'P', wide(line, size, look === 'strong'))
}

const wide = (text: string, size: number, isBold = false): TextCell => ({
  text,
  x: 0,
  width: CONTENT_WIDTH,
  size,
  weight: isBold ? 'bold' : 'regular',
})

function drawLine(document: PdfDocument, parent: Parent, tag: string, cell: TextCell): void {
  const height = measureRow(document, [cell])
  reserve(document, height)
  parent.add(document.struct(tag, {}, () => drawText(document, cell)))
  document.y += height + BELOW_LINE
}
