interface PendingClick {
  element?: HTMLElement
  stop(): void
}

/**
 * Repeats the last click on a `data-client` element before hydration (site/document/deferred-hydration.ts). Call it
 * when the whole page has its handlers.
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
