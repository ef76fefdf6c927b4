import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { PREVIEW_PIXELS, type RenderedPage } from './render-pdf.ts'

/** The thread that draws the first page of a PDF, once; see render-pdf.ts for the other side. */
const library = await PDFiumLibrary.init()
const document = await library.loadDocument(workerData as Uint8Array)
const page = document.getPage(0)
const { originalWidth, originalHeight } = page.getOriginalSize()
const scale = PREVIEW_PIXELS / Math.max(originalWidth, originalHeight)
const { data, width, height } = await page.render({
  width: Math.max(1, Math.round(originalWidth * scale)),
  height: Math.max(1, Math.round(originalHeight * scale)),
  render: 'bitmap',
})
parentPort?.postMessage({ data, width, height } satisfies RenderedPage)
