import { useEffect } from 'react'
import { createStore, useStore } from '../browser/storage/store.ts'

/** The id of the field. Links to it lead there. */
export const QUANTITY_ID = 'quantity'

/** What is chosen on the page of a product, in words; what it has not is undefined. */
export interface ChosenProduct {
  material?: string | undefined
  baseColor?: string | undefined
  /** «120 шт» */
  quantity?: string | undefined
  /** «93 600 ₽» */
  total?: string | undefined
}

/** Of the product of the page. The order form below repeats it. */
const chosen = createStore<ChosenProduct>(() => NOTHING)
const NOTHING: ChosenProduct = {}

export const useChosenProduct = () => useStore(chosen, NOTHING)

/** Hands what is chosen and what it costs to the order form, as long as the page stands. */
export function usePublishedChoice({ material, baseColor, quantity, total }: ChosenProduct): void {
  useEffect(() => {
    chosen.set({ material, baseColor, quantity, total })
    return () => chosen.set(NOTHING)
  }, [material, baseColor, quantity, total])
}
