/** A slow phone may need two minutes for a chunk; after that it will not come. */
const TIMEOUT_MS = 120_000

/** A part of the program that did not come: in time, or at all. */
export class ChunkLoadError extends Error {
  readonly type: 'timeout' | 'missing'

  constructor(type: 'timeout' | 'missing', cause?: unknown) {
    super(`A part of the program is ${type === 'missing' ? 'missing' : 'too slow'}`, { cause })
    this.type = type
  }
}

/**
 * Loads a part that was left out of the first program: `lazyImport(() => import('./part.tsx'))`. Rejects with a
 * ChunkLoadError.
 */
export function lazyImport<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), TIMEOUT_MS)
    load()
      .then(resolve, (error: unknown) => reject(new ChunkLoadError('missing', error)))
      .finally(() => clearTimeout(timer))
  })
}
