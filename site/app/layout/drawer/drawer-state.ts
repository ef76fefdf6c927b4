import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Initial level of the drawer. */
export type DrawerState = 'menu' | 'catalog'

/**
 * State of the drawer. Opening it scrolls the page to the top, closing it restores the position. Navigation closes it
 * and leaves the new page at its start.
 */
export function useDrawer() {
  const [state, setState] = useState<DrawerState>()
  /** Scroll position before opening. */
  const place = useRef<number>(undefined)
  const { key } = useLocation()
  // Set during rendering: an effect of the first render would undo an earlier press.
  const [renderedKey, setRenderedKey] = useState(key)
  if (renderedKey !== key) {
    setRenderedKey(key)
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
