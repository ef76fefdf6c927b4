/** Returns the pressed element that matches the selector. A press with a modifier key belongs to the browser. */
export function findPressed<T extends HTMLElement = HTMLElement>(event: Event, selector: string): T | null {
  const { target, metaKey, ctrlKey, shiftKey } = event as MouseEvent
  return metaKey || ctrlKey || shiftKey ? null : (target as Element).closest<T>(selector)
}
