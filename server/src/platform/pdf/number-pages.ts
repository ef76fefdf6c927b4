import type { PdfDocument } from './open-document.ts'
import { COLORS, CONTENT_WIDTH, MARGINS, PAGE_BOTTOM, SIZES } from './page-layout.ts'

const BELOW = 16

/** Writes the title and «2 из 3» at the foot of each page; a single page has the title only. */
export function numberPages(document: PdfDocument, title: string): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page)
    // Text in the bottom margin would otherwise begin a new page.
    document.page.margins.bottom = 0
    document.markContent('Artifact', { type: 'Pagination' })
    document.font('regular').fontSize(SIZES.small).fillColor(COLORS.soft)
    document.text(title, MARGINS.left, PAGE_BOTTOM + BELOW, { lineBreak: false })
    if (count > 1)
      document.text(`${page + 1} из ${count}`, MARGINS.left, PAGE_BOTTOM + BELOW, {
        width: CONTENT_WIDTH,
        align: 'right',
      })
    document.endMarkedContent()
  }
}
