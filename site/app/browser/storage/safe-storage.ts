type Kind = 'localStorage' | 'sessionStorage'

/** Reads a key; undefined if storage is blocked. */
export function readStored(kind: Kind, key: string): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value. Returns false if storage is full or blocked. */
export function store(kind: Kind, key: string, value: string): boolean {
  try {
    window[kind].setItem(key, value)
    return true
  } catch {
    // The page works without storage.
    return false
  }
}

export function removeStored(kind: Kind, key: string): void {
  try {
    window[kind].removeItem(key)
  } catch {
    // Blocked storage has no values.
  }
}

/** Reads a key as JSON of unknown shape; undefined if invalid. */
export function readStoredJson(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(readStored(kind, key) ?? 'null')
  } catch {
    return null
  }
}
