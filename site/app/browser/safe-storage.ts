type Kind = 'localStorage' | 'sessionStorage'

/** What is stored under a key; nothing where storage is forbidden (decisions.md §4). */
export function readStored(kind: Kind, key: string): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores if it can: full or forbidden storage must not break a page. */
export function store(kind: Kind, key: string, value: string): void {
  try {
    window[kind].setItem(key, value)
  } catch {
    // The visitor goes on without it.
  }
}
