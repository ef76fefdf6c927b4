import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Another page, Escape, or a press or focus outside closes an open disclosure. */
export function useClosingDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation()
  const seen = useRef(key)

  useEffect(() => {
    // What was opened before the client bundle ran stays open.
    if (seen.current !== key) ref.current?.removeAttribute('open')
    seen.current = key
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
