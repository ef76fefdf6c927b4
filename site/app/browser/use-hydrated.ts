import { startTransition, useEffect, useState } from 'react'

/** Whether hydration has finished; always false on the server. */
let hydrated = false

/** Returns whether the page is hydrating. Does not rerender the component afterwards. */
export const isHydrating = (): boolean => !hydrated

/** Returns false during hydration, then true. The rerender has low priority, since many components wait for it. */
export function useHydrated(): boolean {
  const [is, setIs] = useState(hydrated)
  useEffect(() => {
    hydrated = true
    startTransition(() => setIs(true))
  }, [])
  return is
}
