import { useEffect, useSyncExternalStore } from 'react'

/** How many forms hold what was not sent. */
let unsaved = 0
const listeners = new Set<() => void>()

function add(count: number): void {
  unsaved += count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says that a form holds what was not sent; leaving asks first, within the app and when the tab closes. */
export function useUnsavedChanges(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    add(1)
    addEventListener('beforeunload', ask)
    return () => {
      add(-1)
      removeEventListener('beforeunload', ask)
    }
  }, [hasChanges])
}

/** Whether any form holds what was not sent. */
export const hasUnsavedChanges = (): boolean => unsaved > 0
export const useHasUnsavedChanges = (): boolean => useSyncExternalStore(subscribe, hasUnsavedChanges)
