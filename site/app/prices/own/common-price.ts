import { formatMoney } from '@rapport/contract/money/format-money'
import { getPagePriceDisplay } from '../page-price-display.ts'

/** Id of the template in common-price.tsx. */
export const COMMON_PRICE_ID = 'common-price'

type Price = number | null | undefined

/**
 * Returns the price without login as an element beside the own price; empty if it does not differ or one is undefined.
 * Kopecks; null is «по запросу».
 */
export function commonPrice(own: Price, common: Price, hidesLabel = false): Element[] {
  const template = document.getElementById(COMMON_PRICE_ID)
  if (own === undefined || common === undefined || own === common) return []
  // There is no price without login.
  if (getPagePriceDisplay() !== 'all') return []
  if (!(template instanceof HTMLTemplateElement)) return []
  const whole = template.content.children[hidesLabel ? 1 : 0]?.cloneNode(true) as Element | undefined
  const price = whole?.querySelector('s')
  if (!whole || !price) return []
  if (common === null) price.replaceWith('по\u00a0запросу')
  else price.textContent = formatMoney(common)
  return [whole]
}
