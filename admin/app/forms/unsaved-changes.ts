import { useEffect, useSyncExternalStore } from 'react'

/** How many forms hold what was not sent. */
let unsaved = 0
/** Whether it was decided that all of it may go. */
let isAbandoned = false
/** What is to be done once somebody has said that they leave. */
let leaving: (() => void) | undefined
const listeners = new Set<() => void>()

/** Whether any form holds what was not sent. */
export const hasUnsavedChanges = (): boolean => unsaved > 0

/** Says that a form holds what was not sent; leaving asks first, within the app and when the tab closes. */
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

/** Does what leaves the app, once it was asked where something is unsent. */
export function leaveAfterConfirm(action: () => void): void {
  if (hasUnsavedChanges()) setLeaving(action)
  else action()
}

/** Returns what waits for an answer, with both answers; undefined where nothing does. */
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

/** Loads another document, or this one anew, without asking. */
export function leaveWithoutAsking(go: () => void): void {
  isAbandoned = true
  go()
}
