import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The level the drawer opens at. */
export type DrawerState = 'menu' | 'catalog'

/**
 * Whether the drawer is open, and where. Opening scrolls the page to top, and closing brings it back; every route change
 * closes the drawer where the new page begins.
 */
export function useDrawer() {
  const [state, setState] = useState<DrawerState>()
  /** Where the page was. */
  const place = useRef<number>(undefined)
  const { key } = useLocation()
  // While rendering, not in an effect: one of the first render would undo a press that came before it ran.
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    setState(undefined)
    place.current = undefined
  }

  const open = useCallback((where: DrawerState) => {
    place.current ??= scrollY
    scrollTo({ top: 0, behavior: 'instant' })
    setState(where)
  }, [])
  const close = useCallback(() => {
    setState(undefined)
    if (place.current) scrollTo({ top: place.current, behavior: 'instant' })
    place.current = undefined
  }, [])
  return { state, open, close }
}
