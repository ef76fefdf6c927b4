/** Seeded pseudo-random numbers (mulberry32). */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  below(limit: number): number
  pick<T>(list: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick(list) {
      const member = list[below(list.length)]
      if (member === undefined) throw new Error('Nothing to pick from')
      return member
    },
  }
}
