import { readStored, removeStored, store } from './storage/safe-storage.ts'

/** Keys in the local storage: the cart, and the number of its lines. */
export const CART_KEY = 'cart'
const COUNT_KEY = 'cartCount'

/**
 * Shows the number of lines beside the links to the cart, before the first paint. The number is a custom property of
 * the document: cached pages are the same for everybody, and nothing shifts.
 */
export function showCartCount(): void {
  const count = Number(readStored('localStorage', COUNT_KEY)) || ''
  const root = document.documentElement
  root.toggleAttribute('data-cart', count !== '')
  root.style.setProperty('--cart-count', `'${count}'`)
}

export function storeCartCount(count: number): void {
  if (count > 0) store('localStorage', COUNT_KEY, String(count))
  else removeStored('localStorage', COUNT_KEY)
  showCartCount()
}
