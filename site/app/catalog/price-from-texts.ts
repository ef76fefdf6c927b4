import { formatMoney } from '@rapport/contract/texts/money'

const NBSP = '\u00a0'

/** Returns the texts of the lowest price for `fill()`: «от » and «560 ₽», or «по запросу». */
export const getPriceFromTexts = (price: number | null) => ({
  lead: price === null ? `по${NBSP}запросу` : `от${NBSP}`,
  amount: price === null ? undefined : formatMoney(price),
})
