import { createStore } from '../browser/storage/store.ts'

/** Id of the quantity field, also its anchor. */
export const QUANTITY_ID = 'quantity'

/** The visitor's choice on a product page. A part without a choice is undefined. */
export interface ChosenProduct {
  material?: string | undefined
  baseColor?: string | undefined
  /** The last valid quantity. */
  count: number
  /** Price of a unit in kopecks. */
  unitPrice?: number | undefined
  /** «120 шт» */
  quantity?: string | undefined
  /** «93 600 ₽» */
  total?: string | undefined
}

/** Choice of the current product page, for its order form and calculator. Undefined on other pages. */
export const chosenProduct = createStore<ChosenProduct | undefined>(() => undefined)
