/** What is typed into a longer text is told after a pause: until then it waits here. */
const flushes = new Set<() => void>()

/** Notes that a text has something to tell; returns what ends that. */
export function holdText(flush: () => void): () => void {
  flushes.add(flush)
  return () => void flushes.delete(flush)
}

/** Has every text tell what was typed: what comes from elsewhere is put beside it, not in its place. */
export function flushTexts(): void {
  for (const flush of [...flushes]) flush()
}
