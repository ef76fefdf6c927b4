import { formatMoney } from '../money/format-money.ts'
import { formatQuantity } from '../orders/quantity.ts'
import type { OfferDocument, OfferLine } from './offer-document.ts'

/** Returns a price or a sum in words: «12 000 ₽», «по запросу». */
export const priceText = (kopecks: number | null): string =>
  kopecks === null ? 'по\u00a0запросу' : formatMoney(kopecks)

/** Returns the choices of a line: «С подкладкой · Сукно · белый»; empty without any. */
export const describeChoice = ({
  variantTitle,
  material,
  baseColor,
}: Pick<OfferLine, 'variantTitle' | 'material' | 'baseColor'>): string =>
  [variantTitle, material, baseColor].filter(Boolean).join(' · ')

/** Returns the sizes that are ordered: «S — 10, M — 20». */
export const describeSizes = (sizes: Record<string, number>): string =>
  Object.entries(sizes)
    .filter(([, count]) => count > 0)
    .map(([size, count]) => `${size}\u00a0— ${formatQuantity(count)}`)
    .join(', ')

/** Returns how an offer is paid: «аванс 50 % — 5 000 ₽, остаток 5 000 ₽». */
export function advanceText({
  advancePercent,
  advance,
  total,
}: Pick<OfferDocument, 'advancePercent' | 'advance' | 'total'>): string {
  if (advancePercent === 0) return 'без предоплаты'
  if (advancePercent === 100) return 'предоплата 100\u00a0%'
  const percent = `аванс ${advancePercent}\u00a0%`
  if (advance === null || total === null) return percent
  return `${percent}\u00a0— ${formatMoney(advance)}, остаток ${formatMoney(total - advance)}`
}
