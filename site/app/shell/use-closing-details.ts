import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Another page, Escape, or a press or focus outside closes an open disclosure. */
export function useClosingDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address is what closes it
  useEffect(() => {
    ref.current?.removeAttribute('open')
  }, [key])

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
