import { useEffect } from 'react'
import { createStore, useStore } from '../browser/storage/store.ts'

/** The id of the field. Links to it lead there. */
export const QUANTITY_ID = 'quantity'

/** Of the product of the page: «120 шт», «93 600 ₽». The order form below repeats it. */
const chosen = createStore<readonly string[]>(() => [])
const NOTHING: readonly string[] = []

export const useChosenQuantity = () => useStore(chosen, NOTHING)

/** Hands a quantity and what it costs to the order form, as long as the page stands; undefined leaves one out. */
export function usePublishedQuantity(quantity: string | undefined, total: string | undefined): void {
  useEffect(() => {
    chosen.set([quantity, total].filter((text) => text !== undefined))
    return () => chosen.set(NOTHING)
  }, [quantity, total])
}
