import { Worker } from 'node:worker_threads'

/** Pixels of the longer side of a preview. */
export const PREVIEW_PIXELS = 1600
/** A page of a print shop takes a second or two; one that is made to hang takes no more. */
const TIME_MS = 15_000
const MEMORY_MB = 256

/** A drawn page: four bytes a pixel, red first. */
export interface RenderedPage {
  data: Uint8Array
  width: number
  height: number
}

/**
 * Returns the first page of a PDF as pixels. It is drawn by PDFium as WebAssembly without a script engine, in a thread of its
 * own: what a file does to its reader stays in that memory, which goes with the thread. Rejects where it can't be drawn in time.
 */
export function renderPdf(bytes: Uint8Array): Promise<RenderedPage> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>()
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: {},
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => reject(new Error('The page took too long')), TIME_MS)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The thread ended')))
  return promise.finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}
