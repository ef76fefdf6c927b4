/** A chunk may take two minutes on a slow phone. */
const TIMEOUT_MS = 120_000

/** A chunk that did not load, or not in time. */
export class ChunkLoadError extends Error {
  readonly type: 'timeout' | 'missing'

  constructor(type: 'timeout' | 'missing', cause?: unknown) {
    super(`A part of the program is ${type === 'missing' ? 'missing' : 'too slow'}`, { cause })
    this.type = type
  }
}

/** Loads a chunk: `lazyImport(() => import('./part.tsx'))`. Rejects with a ChunkLoadError. */
export function lazyImport<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), TIMEOUT_MS)
    load()
      .then(resolve, (error: unknown) => reject(new ChunkLoadError('missing', error)))
      .finally(() => clearTimeout(timer))
  })
}
