import type { MouseEvent, RefObject } from 'react'
import { useClosingDetails } from './use-closing-details.ts'
import { useHoverOpening } from './use-hover-opening.ts'

/**
 * Opens the menu of a link on hover of their box. Returns a click handler for the link: the first tap opens the menu.
 */
export function useMenuDisclosure(
  box: RefObject<HTMLElement | null>,
  disclosure: RefObject<HTMLDetailsElement | null>,
) {
  useClosingDetails(disclosure)
  useHoverOpening(box, disclosure)
  return (event: MouseEvent) => {
    const { pointerType } = event.nativeEvent as unknown as { pointerType?: string }
    const details = disclosure.current
    if (pointerType !== 'touch' || !details || details.open) return
    event.preventDefault()
    details.open = true
  }
}
