type Kind = 'localStorage' | 'sessionStorage'

/** What is stored under a key; nothing where storage is forbidden, which must not break a page. */
export function readStored(kind: Kind, key: string): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores if it can: full or forbidden storage must not break a page. Says whether it could. */
export function store(kind: Kind, key: string, value: string): boolean {
  try {
    window[kind].setItem(key, value)
    return true
  } catch {
    // The visitor goes on without it.
    return false
  }
}

export function removeStored(kind: Kind, key: string): void {
  try {
    window[kind].removeItem(key)
  } catch {
    // What can't be touched can't be there either.
  }
}

/** What is stored as JSON, of whatever shape; nothing where it is none. */
export function readStoredJson(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(readStored(kind, key) ?? 'null')
  } catch {
    return null
  }
}
