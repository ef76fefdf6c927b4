import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Another page begins at its content, for the keyboard and for screen readers, as after a plain load. */
export function useFocusContent(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname, content])
}
