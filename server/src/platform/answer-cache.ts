/** Answers kept until content changes: those asked for longest ago leave first. */
export interface AnswerCache<T> {
  /** The kept answer, or a new one, computed once for all who ask meanwhile. A failure is not kept. */
  load(key: string, compute: () => Promise<T>): Promise<T>
  has(key: string): boolean
  /** Drops everything, also what is being computed from the old content. */
  clear(): void
}

export interface AnswerCacheOptions<T> {
  entriesMax: number
  bytesMax: number
  /** Bytes an answer takes, about. */
  sizeOf(answer: T): number
}

/** Creates an empty cache. */
export function createAnswerCache<T>({
  entriesMax,
  bytesMax,
  sizeOf,
}: AnswerCacheOptions<T>): AnswerCache<T> {
  const kept = new Map<string, { answer: T; size: number }>()
  const underWay = new Map<string, Promise<T>>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  function keep(key: string, answer: T): void {
    const size = sizeOf(answer) + key.length * 2
    kept.set(key, { answer, size })
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= bytesMax && kept.size <= entriesMax) break
      drop(oldest)
    }
  }

  return {
    async load(key, compute) {
      const entry = kept.get(key)
      if (entry) {
        // A Map keeps the order of insertion: what is asked for goes to its young end.
        kept.delete(key)
        kept.set(key, entry)
        return entry.answer
      }
      const waiting = underWay.get(key)
      if (waiting) return waiting
      const computing = compute()
      underWay.set(key, computing)
      try {
        const answer = await computing
        // No longer there where everything was dropped meanwhile.
        if (underWay.get(key) === computing) keep(key, answer)
        return answer
      } finally {
        if (underWay.get(key) === computing) underWay.delete(key)
      }
    },
    has: (key) => kept.has(key),
    clear() {
      bytes = 0
      kept.clear()
      underWay.clear()
    },
  }
}
