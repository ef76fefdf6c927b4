import { type Readable, Transform, type TransformCallback } from 'node:stream'

/** Minimum speed at which a client has to read a file. */
export interface MinimumPace {
  /** Average since the start. Bytes in system buffers count as read. */
  bytesPerSecond: number
  /** Milliseconds before the speed is checked. */
  graceMs: number
}

/** The slowest phone line is four times as fast. */
const PACE: MinimumPace = { bytesPerSecond: 4096, graceMs: 30_000 }

/**
 * Passes a file on, and ends with an error if it is read too slowly. Otherwise clients that don't read large
 * files would use up the store's connections.
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
    // Cut off before its end: the part that was sent is not a complete file.
    if (!file.readableEnded) paced.destroy(new Error('The store broke off'))
  })
  return file.pipe(paced)
}
