/**
 * Values that are computed once and cached until content changes. The least recently used are evicted first.
 */
export interface ResponseCache<T> {
  get(key: string): T | undefined
  /** Returns the cached value, or computes it once for all concurrent callers. A failure is not cached. */
  load(key: string, compute: () => Promise<T>): Promise<T>
  has(key: string): boolean
  /** Caches a value, in place of an earlier one. */
  store(key: string, value: T): void
  delete(key: string): void
  /** Drops everything, including values that are being computed from old content. */
  clear(): void
  size(): { entries: number; bytes: number }
}

export interface ResponseCacheOptions<T> {
  entriesMax?: number
  bytesMax: number
  /** Returns the approximate size of a value in bytes. */
  sizeOf(value: T): number
  /** Returns whether a value may be cached for other callers. Default: always. */
  mayCache?(value: T): boolean
  /** Called with each value that is no longer cached. */
  onDrop?(value: T): void
}

export function createResponseCache<T>({
  entriesMax = Number.POSITIVE_INFINITY,
  bytesMax,
  sizeOf,
  mayCache = () => true,
  onDrop = () => undefined,
}: ResponseCacheOptions<T>): ResponseCache<T> {
  const cached = new Map<string, { value: T; size: number }>()
  const computing = new Map<string, Promise<T>>()
  let bytes = 0

  function drop(key: string): void {
    const entry = cached.get(key)
    if (!entry) return
    bytes -= entry.size
    cached.delete(key)
    onDrop(entry.value)
  }

  function store(key: string, value: T): void {
    const size = sizeOf(value) + key.length * 2
    drop(key)
    cached.set(key, { value, size })
    bytes += size
    for (const oldest of cached.keys()) {
      if (bytes <= bytesMax && cached.size <= entriesMax) break
      drop(oldest)
    }
  }

  /** A Map keeps insertion order, so a value that is used moves to the end. */
  function touch(key: string): { value: T } | undefined {
    const entry = cached.get(key)
    if (!entry) return undefined
    cached.delete(key)
    cached.set(key, entry)
    return entry
  }

  async function compute(key: string, work: () => Promise<T>): Promise<T> {
    const result = work()
    computing.set(key, result)
    try {
      const value = await result
      // Not stored if the cache was cleared meanwhile.
      if (computing.get(key) === result && mayCache(value)) store(key, value)
      return value
    } finally {
      if (computing.get(key) === result) computing.delete(key)
    }
  }

  return {
    get: (key) => touch(key)?.value,
    async load(key, work) {
      const entry = touch(key)
      return entry ? entry.value : (computing.get(key) ?? compute(key, work))
    },
    has: (key) => cached.has(key),
    store,
    delete: drop,
    clear() {
      for (const key of cached.keys()) drop(key)
      computing.clear()
    },
    size: () => ({ entries: cached.size, bytes }),
  }
}
