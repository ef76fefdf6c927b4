import { buffer } from 'node:stream/consumers'
import { openDocument, type PdfDocument, type Weight } from './open-document.ts'
import { COLORS, POINTS_PER_MM } from './page-layout.ts'
import type { PdfCode } from './pdf-block.ts'

interface PdfLabel {
  /** As in `writePdf`. */
  title: string
  createdAt: Date
  /** Millimetres of the only page. */
  width: number
  height: number
  heading: string
  /** Short texts below the heading. */
  facts: string[]
  /** Texts of any length. Those that have no room left are cut with «…». */
  texts: string[]
  code: Omit<PdfCode, 'beside'>
}

/** Widest page of a small label, on which the code is at the right; on a larger one it is below the heading. */
const SMALL_MM = 80
const GAP = 3

/** Writes a label on one page of any size: a heading, texts and a code in its printed size. */
export async function writePdfLabel(label: PdfLabel): Promise<Buffer> {
  const { width, height, heading, facts, texts, code } = label
  const isSmall = width < SMALL_MM
  const margin = (isSmall ? 1.5 : 8) * POINTS_PER_MM
  const page = { width: width * POINTS_PER_MM, height: height * POINTS_PER_MM }
  const document = await openDocument(label.title, label.createdAt, [page.width, page.height])
  const root = document.struct('Document')
  document.addStructure(root)
  const inner = page.width - 2 * margin
  const bottom = page.height - margin
  const side = isSmall ? code.sizeMm * POINTS_PER_MM : inner * 0.6
  const size = isSmall ? { heading: 13, fact: 7, text: 7 } : { heading: 34, fact: 14, text: 13 }
  const column = isSmall ? inner - side - GAP : inner

  const write = (text: string, from: number, to: number, points: number, weight: Weight = 'regular') => {
    document.font(weight).fontSize(points).fillColor(COLORS.text)
    const line = document.currentLineHeight()
    if (from + line > to) return from
    const options = { width: column, height: to - from, ellipsis: '…' }
    const used = Math.min(document.heightOfString(text, { width: column }), to - from)
    root.add(document.struct('P', {}, () => document.text(text, margin, from, options)))
    return from + Math.max(used, line) + GAP / 2
  }

  let y = write(heading, margin, bottom, size.heading, 'bold')
  for (const fact of facts) y = write(fact, y, bottom, size.fact, 'bold')
  const at = isSmall
    ? { x: page.width - margin - side, y: margin }
    : { x: (page.width - side) / 2, y: bottom - side }
  drawCode(document, root, code, { ...at, side })
  const end = isSmall ? bottom : at.y - GAP
  for (const text of texts) y = write(text, y, end, size.text)
  root.end()
  document.end()
  return buffer(document as unknown as NodeJS.ReadableStream)
}

function drawCode(
  document: PdfDocument,
  root: PDFKit.PDFStructureElement,
  { path, modules, alt }: PdfLabel['code'],
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const draw = () => {
    document
      .save()
      .translate(x, y)
      .scale(side / modules)
      .path(path)
      .fill('#000')
      .restore()
  }
  root.add(document.struct('Figure', { alt }, draw))
}
