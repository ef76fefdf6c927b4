import type { MouseEvent, RefObject } from 'react'
import { useClosingDetails } from './use-closing-details.ts'
import { useHoverOpening } from './use-hover-opening.ts'

/**
 * Opens the menu below a link as a mouse rests on the box of both. Returns what the link does when it is pressed: the first tap of
 * a finger opens the menu, too.
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
