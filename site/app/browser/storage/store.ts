/** Observable value. */
export interface Store<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

/** Calls `first` for the initial value on the first use, so that it can be read from storage. */
export function createStore<T>(first: () => T): Store<T> {
  let current: { value: T } | undefined
  const listeners = new Set<() => void>()
  const get = () => {
    current ??= { value: first() }
    return current.value
  }
  return {
    get,
    set(next) {
      if (Object.is(get(), next)) return
      current = { value: next }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
