interface PendingClick {
  element?: HTMLElement
  stop(): void
}

/**
 * Does what was clicked before the client bundle ran: the page keeps the last click on a `data-client`
 * element until then (site/document/deferred-hydration.ts). Call it once the whole page has its handlers.
 */
export function replayClick(): void {
  const { pendingClick } = window as { pendingClick?: PendingClick }
  if (!pendingClick) return
  pendingClick.stop()
  const { element } = pendingClick
  delete pendingClick.element
  for (const waiting of document.querySelectorAll<HTMLElement>('[data-waiting]'))
    delete waiting.dataset.waiting
  if (element?.isConnected) element.click()
}
