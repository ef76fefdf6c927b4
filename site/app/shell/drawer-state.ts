import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The level the drawer opens at. */
export type DrawerPlace = 'menu' | 'catalog'

/** Whether the drawer is open, and where. Opening scrolls the page to top, every route change closes it (§2). */
export function useDrawer() {
  const [place, setPlace] = useState<DrawerPlace>()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of route closes it
  useEffect(() => setPlace(undefined), [key])

  const open = useCallback((where: DrawerPlace) => {
    scrollTo({ top: 0, behavior: 'instant' })
    setPlace(where)
  }, [])
  const close = useCallback(() => setPlace(undefined), [])
  return { place, open, close }
}
