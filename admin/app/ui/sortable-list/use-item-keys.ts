import { useState } from 'react'

/**
 * Returns a key for each of `count` items that have none of their own, and what puts them in another order. What is added or taken
 * away from outside is so at the end, as far as keys go: rows are drawn from their items alone.
 */
export function useItemKeys(count: number): [keys: readonly number[], setKeys: (keys: number[]) => void] {
  const [{ keys, next }, set] = useState({ keys: [] as readonly number[], next: 0 })
  if (keys.length !== count) {
    const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => next + index)
    set({ keys: [...keys.slice(0, count), ...added], next: next + added.length })
  }
  return [keys, (changed) => set({ keys: changed, next })]
}
