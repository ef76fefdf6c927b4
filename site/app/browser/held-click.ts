interface HeldClick {
  element?: HTMLElement
  stop(): void
}

/**
 * Does what was clicked before the client program ran: the page keeps the last click on a `data-client`
 * element until then (site/document/late-start.ts). Call it once the whole page has its handlers.
 */
export function releaseHeldClick(): void {
  const { heldClick } = window as { heldClick?: HeldClick }
  if (!heldClick) return
  heldClick.stop()
  const { element } = heldClick
  delete heldClick.element
  if (element?.isConnected) element.click()
}
