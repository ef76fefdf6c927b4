import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'

/** The level the drawer opens at. */
export type DrawerState = 'menu' | 'catalog'

/** Whether the drawer is open, and where. Opening scrolls the page to top, every route change closes it. */
export function useDrawer() {
  const [state, setState] = useState<DrawerState>()
  const { key } = useLocation()
  // While rendering, not in an effect: one of the first render would undo a press that came before it ran.
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    setState(undefined)
  }

  const open = useCallback((where: DrawerState) => {
    scrollTo({ top: 0, behavior: 'instant' })
    setState(where)
  }, [])
  const close = useCallback(() => setState(undefined), [])
  return { state, open, close }
}
