/** §7, in milliseconds. */
const TIMEOUT_MS = 120_000

/** A part of the program that did not come (§8): in time, or at all. */
export class ChunkFailure extends Error {
  readonly type: 'timeout' | 'missing'

  constructor(type: 'timeout' | 'missing', cause?: unknown) {
    super(`A part of the program is ${type === 'missing' ? 'missing' : 'too slow'}`, { cause })
    this.type = type
  }
}

/**
 * Loads a part that was left out of the first program: `loadChunk(() => import('./part.tsx'))`. Rejects with a
 * ChunkFailure.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkFailure('timeout')), TIMEOUT_MS)
    load()
      .then(resolve, (error: unknown) => reject(new ChunkFailure('missing', error)))
      .finally(() => clearTimeout(timer))
  })
}
