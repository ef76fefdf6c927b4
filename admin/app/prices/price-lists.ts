import type { QuantityTier } from '@rapport/contract/prices/prices'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'

export type Category = PriceGroupSnapshot['categories'][number]
/** Price table for one way of production. */
export type Variant = PriceGroupSnapshot['variants'][number]
export type PriceRow = Variant['rows'][number]

/** Formats a tier: «10–49», or «от 1 000» for the last. */
export const formatTier = ({ from, to }: QuantityTier): string =>
  to === null
    ? `от\u00A0${from.toLocaleString('ru-RU')}`
    : `${from.toLocaleString('ru-RU')}–${to.toLocaleString('ru-RU')}`

/** Returns the title of a table, or «Таблица 1» by its position. */
export const formatVariantName = ({ title }: { title: string }, index: number): string =>
  title.trim() || `Таблица ${index + 1}`
