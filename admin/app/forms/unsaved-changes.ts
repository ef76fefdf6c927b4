import { useEffect } from 'react'

/** How many forms hold what was not sent. */
let unsaved = 0

/** Says that a form holds what was not sent; leaving asks first, within the app and when the tab closes. */
export function useUnsavedChanges(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved += 1
    addEventListener('beforeunload', ask)
    return () => {
      unsaved -= 1
      removeEventListener('beforeunload', ask)
    }
  }, [hasChanges])
}

/** Whether any form holds what was not sent. */
export const hasUnsavedChanges = (): boolean => unsaved > 0
