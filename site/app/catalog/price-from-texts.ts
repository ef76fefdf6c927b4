import { formatMoney } from '@rapport/contract/money/format-money'
import type { PriceDisplay } from '@rapport/contract/site/price-display'

const NBSP = '\u00a0'

/** Returns the texts of the lowest price for `fill()`: «от » and «560 ₽», «по запросу», or «цена после входа». */
export const getPriceFromTexts = (price: number | null, display: PriceDisplay) => ({
  lead: price === null ? unknownPrice(display) : `от${NBSP}`,
  amount: price === null ? undefined : formatMoney(price),
})

const unknownPrice = (display: PriceDisplay) =>
  display === 'users' ? `цена после${NBSP}входа` : `по${NBSP}запросу`
