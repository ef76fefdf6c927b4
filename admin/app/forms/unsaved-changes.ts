import { useEffect, useSyncExternalStore } from 'react'

/** Number of mounted forms with unsaved changes. */
let unsaved = 0
/** Whether the user agreed to lose the changes. */
let isAbandoned = false
/** Action waiting for the user's confirmation. */
let leaving: (() => void) | undefined
const listeners = new Set<() => void>()

export const hasUnsavedChanges = (): boolean => unsaved > 0

/** Marks a form as having unsaved changes: leaving the screen or closing the tab needs a confirmation. */
export function useUnsavedChanges(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isAbandoned) event.preventDefault()
    }
    unsaved += 1
    addEventListener('beforeunload', ask)
    return () => {
      unsaved -= 1
      removeEventListener('beforeunload', ask)
    }
  }, [hasChanges])
}

function setLeaving(action: (() => void) | undefined): void {
  leaving = action
  for (const listener of listeners) listener()
}

/** Runs an action that leaves the app, after a confirmation if there are unsaved changes. */
export function leaveAfterConfirm(action: () => void): void {
  if (hasUnsavedChanges()) setLeaving(action)
  else action()
}

/** Returns the waiting action with both answers, or undefined. */
export function useLeaving(): { leave: () => void; stay: () => void } | undefined {
  const action = useSyncExternalStore(subscribe, () => leaving)
  const stay = () => setLeaving(undefined)
  function leave(): void {
    stay()
    action?.()
  }
  return action && { leave, stay }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Runs a navigation without the browser's warning about unsaved changes. */
export function leaveWithoutAsking(go: () => void): void {
  isAbandoned = true
  go()
}
