import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A native disclosure that behaves as a menu once the client program runs: another page, Escape, or a press
 * or focus outside closes it.
 */
export function DropDown({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address is what closes it
  useEffect(() => {
    ref.current?.removeAttribute('open')
  }, [pathname])

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const inside = event.target instanceof Node && ref.current?.contains(event.target)
      if (!inside) ref.current?.removeAttribute('open')
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      const details = ref.current
      if (event.key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return (
    <details ref={ref} className={className}>
      {children}
    </details>
  )
}
