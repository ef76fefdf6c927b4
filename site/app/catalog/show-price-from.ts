import { getPagePriceDisplay } from '../prices/page-price-display.ts'
import { fill } from '../ui/element/fill.ts'
import { getPriceFromTexts } from './price-from-texts.ts'

/** Writes the lowest price without login into the `<price-from>` of a copied template. */
export function showPriceFrom(priceFrom: HTMLElement, price: number | null): void {
  const display = getPagePriceDisplay()
  fill(priceFrom, getPriceFromTexts(price, display))
  // Hidden from logged-in visitors until their own price is loaded.
  priceFrom.toggleAttribute('data-guest', price === null && display === 'users')
}
