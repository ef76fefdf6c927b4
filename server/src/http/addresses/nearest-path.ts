/** Letters of a name that two have to share, at least. */
const SIMILAR_MIN = 0.5

/** Returns what finds the page that an address may have meant: by its last part, as much as it shares in pairs of letters with that of a page. */
export function createNearestPath(paths: Iterable<string>): (path: string) => string | null {
  const known = [...paths].map((path) => ({ path, pairs: pairsOf(path) }))
  return (path) => {
    const wanted = pairsOf(path)
    let best: { path: string; score: number } | undefined
    for (const one of known) {
      const score = similarity(wanted, one.pairs)
      if (score >= SIMILAR_MIN && score > (best?.score ?? 0)) best = { path: one.path, score }
    }
    return best?.path ?? null
  }
}

/** Returns the pairs of letters of an address's last part. */
function pairsOf(path: string): Set<string> {
  const name = path.split('/').findLast((part) => part !== '') ?? ''
  return new Set(Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at, at + 2)))
}

/** Dice's coefficient: 0 where two share nothing, 1 where they are made of the same pairs. */
function similarity(one: Set<string>, other: Set<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  const shared = [...one].filter((pair) => other.has(pair)).length
  return (2 * shared) / (one.size + other.size)
}
