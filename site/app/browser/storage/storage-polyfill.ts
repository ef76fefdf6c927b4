/**
 * Where a site may store nothing, the router's own scripts would fail on the session storage they count on: for those
 * a stand-in keeps things as long as the page lives. It is no `Storage`.
 */
export function polyfillStorage(): void {
  try {
    window.sessionStorage.getItem('')
  } catch {
    const entries = new Map<string, string>()
    const value: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, text) => void entries.set(key, text),
      removeItem: (key) => void entries.delete(key),
    }
    Object.defineProperty(window, 'sessionStorage', { value, configurable: true })
  }
}
