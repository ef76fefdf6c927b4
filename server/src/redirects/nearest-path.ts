/** Minimum similarity of two names, from 0 to 1. */
const SIMILAR_MIN = 0.5

/**
 * Returns a function that finds the page a path may have meant. It compares the letter pairs of the last
 * segments.
 */
export function createNearestPath(paths: Iterable<string>): (path: string) => string | null {
  const known = [...paths].map((path) => ({ path, size: pairsOf(path).size }))
  const byPair = new Map<string, number[]>()
  for (const [at, { path }] of known.entries())
    for (const pair of pairsOf(path)) {
      const bearers = byPair.get(pair)
      if (bearers) bearers.push(at)
      else byPair.set(pair, [at])
    }
  return (path) => {
    const wanted = pairsOf(path)
    const shared = new Map<number, number>()
    for (const pair of wanted)
      for (const at of byPair.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    let best: { path: string; score: number } | undefined
    for (const [at, count] of shared) {
      const one = known[at]
      if (!one) continue
      // Dice's coefficient: 1 if both have the same pairs.
      const score = (2 * count) / (wanted.size + one.size)
      if (score >= SIMILAR_MIN && score > (best?.score ?? 0)) best = { path: one.path, score }
    }
    return best?.path ?? null
  }
}

function pairsOf(path: string): Set<string> {
  const name = path.split('/').findLast((part) => part !== '') ?? ''
  return new Set(Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at, at + 2)))
}
