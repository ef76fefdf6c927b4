import { useSyncExternalStore } from 'react'

/** One value that several parts of the page follow. */
export interface Store<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

/** `first` is asked for when somebody first wants the value, so that a store may start from what is stored. */
export function createStore<T>(first: () => T): Store<T> {
  let held: { value: T } | undefined
  const listeners = new Set<() => void>()
  const get = () => {
    held ??= { value: first() }
    return held.value
  }
  return {
    get,
    set(next) {
      if (Object.is(get(), next)) return
      held = { value: next }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value, followed; `onServer` is what the kept page, made for everybody, was rendered with. */
export const useStore = <T>(store: Store<T>, onServer: T): T =>
  useSyncExternalStore(store.subscribe, store.get, () => onServer)
