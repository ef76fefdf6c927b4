import { startTransition, useEffect, useState } from 'react'

/** Whether React owns the page that the server rendered; never on the server. */
let hydrated = false

/** Returns whether this is the rendering of the page as the server rendered it. What asks is not rendered again when that is over. */
export const isHydrating = (): boolean => !hydrated

/**
 * Returns false while the page is as the server rendered it, true from then on: what differs is rendered when there is nothing
 * more urgent, since much of a page may wait for it.
 */
export function useHydrated(): boolean {
  const [is, setIs] = useState(hydrated)
  useEffect(() => {
    hydrated = true
    startTransition(() => setIs(true))
  }, [])
  return is
}
