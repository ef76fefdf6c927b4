import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Returns false on the server and while hydrating, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
