import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes an open disclosure on navigation, Escape, or a press or focus outside. */
export function useClosingDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation()
  const openedOn = useRef(key)

  useEffect(() => {
    // A disclosure opened before hydration stays open.
    if (openedOn.current !== key) ref.current?.removeAttribute('open')
    openedOn.current = key
  }, [key, ref])

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const inside = event.target instanceof Node && ref.current?.contains(event.target)
      if (!inside) ref.current?.removeAttribute('open')
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      const details = ref.current
      if (event.key !== 'Escape' || !details?.open) return
      const within = details.contains(document.activeElement)
      details.open = false
      if (within) details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [ref])
}
