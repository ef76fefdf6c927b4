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

/** Sets the title of the screen to its content; without it the title is that of the route. */
export function useScreenTitle(title: string | undefined): void {
  useEffect(() => {
    set(title)
    return () => set(undefined)
  }, [title])
}

export const useOpenTitle = (): string | undefined => useSyncExternalStore(subscribe, () => open)
