import { type Readable, Transform, type TransformCallback } from 'node:stream'

/** How fast a file has to be read by whoever asked for it. */
export interface MinimumPace {
  /** On the average since the start. What the system holds for a slow line counts as read. */
  bytesPerSecond: number
  /** How long it is not looked at. */
  graceMs: number
}

/** A line of the slowest telephone is four times as fast. */
const PACE: MinimumPace = { bytesPerSecond: 4096, graceMs: 30_000 }

/**
 * Passes a file on, and ends with an error where it is not read in time: whoever asks for large files and does not
 * read them would hold the store's connections.
 */
export function pacedStream(file: Readable, { bytesPerSecond, graceMs }: MinimumPace = PACE): Readable {
  const start = performance.now()
  let bytes = 0
  const paced = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      bytes += chunk.byteLength
      done(null, chunk)
    },
  })
  const timer = setInterval(() => {
    const seconds = (performance.now() - start) / 1000
    if (bytes < seconds * bytesPerSecond) paced.destroy(new Error('The file was not read in time'))
  }, graceMs).unref()
  paced.once('close', () => {
    clearInterval(timer)
    file.destroy()
  })
  file.once('error', (error) => paced.destroy(error))
  file.once('close', () => {
    // Cut off before its end: what was sent so far is no whole file.
    if (!file.readableEnded) paced.destroy(new Error('The store broke off'))
  })
  return file.pipe(paced)
}
