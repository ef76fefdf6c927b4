import type { QuantityTier } from '@rapport/contract/prices/prices'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'

export type Category = PriceGroupSnapshot['categories'][number]
/** A table of prices: a way of making the thing. */
export type Variant = PriceGroupSnapshot['variants'][number]
export type PriceRow = Variant['rows'][number]

/** Formats a tier: «10–49», or «от 1 000» for the last. */
export const tierName = ({ from, to }: QuantityTier): string =>
  to === null
    ? `от\u00A0${from.toLocaleString('ru-RU')}`
    : `${from.toLocaleString('ru-RU')}–${to.toLocaleString('ru-RU')}`

/** What a table is called; one that has no name yet by its place. */
export const variantName = ({ title }: { title: string }, index: number): string =>
  title.trim() || `Таблица ${index + 1}`
