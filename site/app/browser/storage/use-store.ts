import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** Subscribes a component. `onServer` is the value on the server and during hydration. */
export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>, onServer: T): T =>
  useSyncExternalStore(store.subscribe, store.get, () => onServer)
