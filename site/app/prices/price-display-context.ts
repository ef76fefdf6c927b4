import type { PriceDisplay } from '@rapport/contract/site/price-display'
import { createContext } from 'react'
import { getPagePriceDisplay } from './page-price-display.ts'

/** Who sees prices. Islands, which have no context of their page, read it from the page. */
export const PriceDisplayContext = createContext<PriceDisplay>(
  typeof document === 'undefined' ? 'all' : getPagePriceDisplay(),
)
