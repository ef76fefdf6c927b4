/** Pending changes of long texts: the editor writes Markdown only after a pause. */
const flushes = new Set<() => void>()

/** Registers a pending text; returns a function that unregisters it. */
export function registerPendingText(flush: () => void): () => void {
  flushes.add(flush)
  return () => void flushes.delete(flush)
}

/** Writes all pending texts now, so that an incoming change is merged with what was typed. */
export function flushTexts(): void {
  for (const flush of [...flushes]) flush()
}
