import type { CatalogCard } from '@rapport/contract/catalog/catalog'
import { useEffect, useState } from 'react'
import { api } from '../../browser/requests/api.ts'

/** Cards by product id; null for a product that was withdrawn. */
export type CartCards = ReadonlyMap<number, CatalogCard | null>

/**
 * Loads the cards of products that are not loaded yet. `attempt` repeats a failed request. A product without a card
 * is still loading, or could not be loaded.
 */
export function useCartCards(
  itemIds: readonly number[],
  attempt: number,
): { cards: CartCards; failed: boolean } {
  const [cards, setCards] = useState<CartCards>(new Map())
  const [failed, setFailed] = useState(false)
  const missing = [...new Set(itemIds)].filter((id) => !cards.has(id)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (missing === '') return
    let isLeft = false
    const ids = missing.split(',').map(Number)
    api.getCatalogCards({ ids }).then(
      ({ items }) => {
        if (isLeft) return
        const found = new Map(items.filter(({ isGroup }) => !isGroup).map((card) => [card.id, card]))
        setFailed(false)
        setCards((known) => new Map([...known, ...ids.map((id) => [id, found.get(id) ?? null] as const)]))
      },
      () => !isLeft && setFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [missing, attempt])
  return { cards, failed: failed && missing !== '' }
}
