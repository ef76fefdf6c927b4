import { formatMoney } from './format-money.ts'

interface DocumentVat {
  mode: 'included' | 'none'
  /** Percent; null with several rates. */
  rate: number | null
  /** Kopecks. */
  amount: number
}

/**
 * Returns the VAT of a total in kopecks: «в том числе 1 803,28 ₽, ставка 22 %», «без НДС». An unknown total (null) has no
 * amount of VAT: «включён в цены, ставка 22 %».
 */
export function vatText({ mode, rate, amount }: DocumentVat, total: number | null): string {
  if (mode === 'none') return 'без НДС'
  const included = total === null ? 'включён в\u00a0цены' : `в\u00a0том числе ${formatMoney(amount)}`
  return rate === null ? included : `${included}, ставка ${rate}\u00a0%`
}
