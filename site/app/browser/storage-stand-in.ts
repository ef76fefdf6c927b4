/**
 * Where a site may store nothing, the router's own scripts would fail on the session storage they count on: for those
 * a stand-in keeps things as long as the page lives. It is no `Storage`.
 */
export function standInForStorage(): void {
  try {
    window.sessionStorage.getItem('')
  } catch {
    const kept = new Map<string, string>()
    const value: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    }
    Object.defineProperty(window, 'sessionStorage', { value, configurable: true })
  }
}
