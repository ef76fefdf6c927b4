import { drawCode, drawPicture } from './draw-figure.ts'
import { drawGrid } from './draw-grid.ts'
import { drawFacts, drawSums } from './draw-pairs.ts'
import { drawSignatures } from './draw-signatures.ts'
import { drawTable } from './draw-table.ts'
import { drawParagraphs, drawSubtitle, drawTitle } from './draw-texts.ts'
import type { PdfDocument } from './open-document.ts'
import { MARGINS } from './page-layout.ts'
import type { PdfBlock } from './pdf-block.ts'

type Kind = PdfBlock['kind']
type Drawers = {
  [K in Kind]: (
    document: PdfDocument,
    parent: PDFKit.PDFStructureElement,
    block: Extract<PdfBlock, { kind: K }>,
  ) => void
}

const DRAWERS: Drawers = {
  picture: drawPicture,
  title: drawTitle,
  subtitle: drawSubtitle,
  paragraph: drawParagraphs,
  facts: drawFacts,
  table: drawTable,
  sums: drawSums,
  grid: drawGrid,
  code: drawCode,
  signatures: drawSignatures,
}

/** Space above a block in points. */
const ABOVE = 12

/** Draws a block below what is there, and begins new pages where it has to. */
export function drawBlock<K extends Kind>(
  document: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  block: Extract<PdfBlock, { kind: K }>,
): void {
  if (document.y > MARGINS.top) document.y += ABOVE
  const draw = DRAWERS[block.kind as K]
  draw(document, parent, block)
}
