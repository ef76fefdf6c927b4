import { type ReactNode, type RefObject, useRef } from 'react'
import { useClosingDetails } from './use-closing-details.ts'
import { useHoverOpening } from './use-hover-opening.ts'

interface DropDownProps {
  /** The line it belongs to: a mouse that rests on it opens the menu. */
  line: RefObject<HTMLElement | null>
  className?: string | undefined
  children: ReactNode
}

/** A native disclosure that behaves as a menu once the client program runs. */
export function DropDown({ line, className, children }: DropDownProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useClosingDetails(ref)
  useHoverOpening(line, ref)
  return (
    <details ref={ref} className={className}>
      {children}
    </details>
  )
}
