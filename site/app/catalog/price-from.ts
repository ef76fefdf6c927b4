import type { CatalogCard } from '@rapport/contract/catalog'
import { formatMoney } from '../ui/text/money.ts'

const NBSP = '\u00a0'

/** «от 1 290 ₽», or «по запросу» where the factory names no price beforehand. */
export const priceFromText = ({ priceFrom }: Pick<CatalogCard, 'priceFrom'>): string =>
  priceFrom === null ? `по${NBSP}запросу` : `от${NBSP}${formatMoney(priceFrom)}`
