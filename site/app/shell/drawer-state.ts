import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'

/** The level the drawer opens at. */
export type DrawerPlace = 'menu' | 'catalog'

/** Whether the drawer is open, and where. Opening scrolls the page to top, every route change closes it (§2). */
export function useDrawer() {
  const [place, setPlace] = useState<DrawerPlace>()
  const { key } = useLocation()
  // While rendering, not in an effect: one of the first render would undo a press that came before it ran.
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    setPlace(undefined)
  }

  const open = useCallback((where: DrawerPlace) => {
    scrollTo({ top: 0, behavior: 'instant' })
    setPlace(where)
  }, [])
  const close = useCallback(() => setPlace(undefined), [])
  return { place, open, close }
}
