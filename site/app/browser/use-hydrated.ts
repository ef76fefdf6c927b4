import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns false while the page is as the server rendered it, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
