import { useEffect } from 'react'
import { createStore } from '../browser/storage/store.ts'
import { useStore } from '../browser/storage/use-store.ts'

/** Id of the quantity field, also its anchor. */
export const QUANTITY_ID = 'quantity'

/** The visitor's choice on a product page, as texts. A part without a choice is undefined. */
export interface ChosenProduct {
  material?: string | undefined
  baseColor?: string | undefined
  /** «120 шт» */
  quantity?: string | undefined
  /** «93 600 ₽» */
  total?: string | undefined
}

/** Choice of the current product page, repeated by the order form below it. */
const chosen = createStore<ChosenProduct>(() => NOTHING)
const NOTHING: ChosenProduct = {}

export const useChosenProduct = () => useStore(chosen, NOTHING)

/** Publishes the choice for the order form while the page is mounted. */
export function usePublishedChoice({ material, baseColor, quantity, total }: ChosenProduct): void {
  useEffect(() => {
    chosen.set({ material, baseColor, quantity, total })
    return () => chosen.set(NOTHING)
  }, [material, baseColor, quantity, total])
}
