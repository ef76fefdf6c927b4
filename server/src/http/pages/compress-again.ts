import { compress } from '../edge/compression.ts'

/** Uses after which a page is compressed again: it is likely to be sent many times more. */
const USES = 2

/** Whether a page is being compressed again. One at a time, so that a warm cache leaves threads for the rest. */
let isBusy = false

/**
 * Returns a function that counts the uses of a cached page. The second use compresses it again with the
 * slower quality, and passes the bytes to `store`. A failure leaves the page as it is.
 */
export function createCompressAgain(body: Buffer, store: (bytes: Buffer) => void): () => void {
  let uses = 0
  let isDone = false
  return () => {
    uses += 1
    if (isDone || isBusy || uses < USES) return
    isDone = true
    isBusy = true
    compress(body, 'br', 'cached')
      .then(store, () => undefined)
      .finally(() => {
        isBusy = false
      })
  }
}
