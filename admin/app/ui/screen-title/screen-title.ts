import { useEffect, useSyncExternalStore } from 'react'

let open: string | undefined
const listeners = new Set<() => void>()

function set(title: string | undefined): void {
  open = title
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says what the screen shows, as it is called now; without it the screen goes by the name of its route. */
export function useScreenTitle(title: string | undefined): void {
  useEffect(() => {
    set(title)
    return () => set(undefined)
  }, [title])
}

/** Returns what the open screen says it shows. */
export const useOpenTitle = (): string | undefined => useSyncExternalStore(subscribe, () => open)
