import type { CartLine } from '@rapport/contract/orders/cart-line'
import { cartLineKey } from '@rapport/contract/orders/merge-carts'
import { createStore } from '../../browser/storage/store.ts'
import { cart, changeLines } from './cart-store.ts'

/** A line of the cart as the order form sends it. */
export interface OrderedLine extends Omit<CartLine, 'unit' | 'variantTitle' | 'isSized'> {
  /** The total that the page shows. */
  total?: string | undefined
}

/** Returns a line of the order form. */
export const toOrderedLine = (
  { unit, variantTitle, isSized, ...line }: CartLine,
  total?: string | undefined,
): OrderedLine => ({ ...line, total })

/** Lines of the order form: those of the cart without withdrawn products. The page of the cart sets them. */
export const orderedLines = createStore<OrderedLine[]>(() =>
  cart.get().lines.map((line) => toOrderedLine(line)),
)

/** Removes the lines of a sent form from the cart. Lines that were changed or added meanwhile stay. */
export function removeOrdered(form: FormData): void {
  const sent = JSON.parse(String(form.get('lines') ?? '[]')) as OrderedLine[]
  const ordered = new Set(sent.map(lineId))
  changeLines((lines) => lines.filter((line) => !ordered.has(lineId(line))))
}

/** Returns a text that differs for another product, choice or amount. */
export const lineId = (line: Pick<CartLine, 'itemId' | 'quantity' | 'sizes'>): string =>
  JSON.stringify([cartLineKey(line as CartLine), line.quantity, line.sizes])

/** Sum of the lines in kopecks; undefined while it is not known, or if a line is on request. */
export const cartTotal = createStore<number | undefined>(() => undefined)
