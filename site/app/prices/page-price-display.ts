import type { PriceDisplay } from '@rapport/contract/site/price-display'

/** Returns who sees prices, by an attribute of the page. Only in browsers. */
export const getPagePriceDisplay = (): PriceDisplay =>
  (document.body.dataset.prices as PriceDisplay | undefined) ?? 'all'
