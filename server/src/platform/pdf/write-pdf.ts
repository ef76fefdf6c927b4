import { buffer } from 'node:stream/consumers'
import { drawBlock } from './draw-block.ts'
import { numberPages } from './number-pages.ts'
import { openDocument } from './open-document.ts'
import type { PdfBlock } from './pdf-block.ts'

interface PdfContent {
  /** Shown by viewers and at the foot of each page, such as «Счёт № 26-100123 от 29.11.2026». Without names of others. */
  title: string
  createdAt: Date
  blocks: PdfBlock[]
}

/** Writes a document on A4. Equal content gives equal text, not equal bytes. */
export async function writePdf({ title, createdAt, blocks }: PdfContent): Promise<Buffer> {
  const document = await openDocument(title, createdAt)
  const root = document.struct('Document')
  document.addStructure(root)
  for (const block of blocks) drawBlock(document, root, block)
  root.end()
  numberPages(document, title)
  document.end()
  return buffer(document as unknown as NodeJS.ReadableStream)
}
