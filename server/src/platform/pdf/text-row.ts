import type { PdfDocument, Weight } from './open-document.ts'
import { COLORS, CONTENT_HEIGHT, MARGINS, PAGE_BOTTOM } from './page-layout.ts'

/** A text in a place of a row. `x` and `width` in points, `x` from the left margin. */
export interface TextCell {
  text: string
  x: number
  width: number
  size: number
  weight?: Weight
  align?: 'left' | 'right'
  isSoft?: boolean
}

const LINE_GAP = 1.5

const options = ({ width, align = 'left' }: TextCell) => ({ width, align, lineGap: LINE_GAP })

/** Returns the height of the highest text in points. */
export function measureRow(document: PdfDocument, cells: readonly TextCell[]): number {
  const heights = cells.map((cell) => {
    document.font(cell.weight ?? 'regular').fontSize(cell.size)
    return document.heightOfString(cell.text, options(cell))
  })
  return Math.min(Math.max(0, ...heights), CONTENT_HEIGHT)
}

/** Begins a new page if so many points no longer fit. Returns whether it did. */
export function reserve(document: PdfDocument, height: number): boolean {
  if (document.y + height <= PAGE_BOTTOM || document.y <= MARGINS.top) return false
  document.addPage()
  return true
}

/** Draws one text at the height of the pen, without moving it. A text that is higher than a page ends with «…». */
export function drawText(document: PdfDocument, cell: TextCell): void {
  const { y } = document
  document
    .font(cell.weight ?? 'regular')
    .fontSize(cell.size)
    .fillColor(cell.isSoft ? COLORS.soft : COLORS.text)
    .text(cell.text, MARGINS.left + cell.x, y, {
      ...options(cell),
      height: PAGE_BOTTOM - y + 1,
      ellipsis: '…',
    })
  document.y = y
}

/** Draws a thin line over the whole width, marked as decoration. */
export function drawRule(document: PdfDocument, y: number, width: number, thickness = 0.5): void {
  asArtifact(document, () =>
    document
      .lineWidth(thickness)
      .strokeColor(COLORS.line)
      .moveTo(MARGINS.left, y)
      .lineTo(MARGINS.left + width, y)
      .stroke(),
  )
}

/** Draws what screen readers pass over. */
export function asArtifact(document: PdfDocument, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  document.endMarkedContent()
}
