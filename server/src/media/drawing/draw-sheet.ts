import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Size } from '../svg/svg-size.ts'
import type { DrawnFrom } from './drawing-task.ts'

/** A rendered sheet: four bytes per pixel, red first. */
interface Sheet extends Size {
  data: Uint8Array
  from: DrawnFrom
}

/** Renders a sheet of a PDF, from 1, by PDFium, as WebAssembly without a script engine. */
export async function drawSheet(bytes: Uint8Array, number: number, fit: (own: Size) => Size): Promise<Sheet> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const page = document.getPage(number - 1)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  if (!(originalWidth > 0 && originalHeight > 0)) throw new Error('A sheet without a size')
  const own = { width: originalWidth, height: originalHeight }
  const { data, width, height } = await page.render({ ...fit(own), render: 'bitmap' })
  return { data, width, height, from: { ...own, page: number, pages: document.getPageCount() } }
}
