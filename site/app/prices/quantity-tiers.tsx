import { METRES } from '@rapport/contract/catalog/units'
import type { PriceTier } from '@rapport/contract/prices/find-tier'
import type { CSSProperties } from 'react'
import { Slot } from '../ui/element/slot.tsx'
import { formatPrice } from './price-format.ts'
import styles from './quantity-tiers.module.css'
import { formatFrom, unitFrom } from './unit-text.ts'

/** Anchor of the price tables. */
export const PRICES_ANCHOR = 'prices'

interface QuantityTiersProps {
  /** Those without a price are hidden. */
  tiers: readonly PriceTier[]
  /** Least quantity of an order. */
  minimum: number
  /** Start of the tier of the first quantity. */
  current: number | undefined
  unit: string
  /** Whether the page has price tables to link to. */
  hasTables: boolean
}

/** Price tiers as bars. A press chooses the first quantity of the tier. */
export function QuantityTiers({ tiers, minimum, current, unit, hasTables }: QuantityTiersProps) {
  const highest = Math.max(...tiers.map(({ price }) => price ?? 0))
  return (
    <section aria-label="Ступени цены" className={styles.tiers} data-tiers="" hidden={highest === 0}>
      <p className={styles.caption}>
        Чем больше тираж, тем ниже цена
        {hasTables && (
          <a href={`#${PRICES_ANCHOR}`} className={styles.all}>
            Все ступени
          </a>
        )}
      </p>
      <ul className={styles.list}>
        {tiers.map(({ from, price }) => (
          <li key={from} hidden={price === null}>
            <button
              type="button"
              data-tier={from}
              data-choose={Math.max(from, minimum)}
              aria-pressed={from === current}
              className={styles.tier}
              style={{ '--share': ((price ?? 0) / (highest || 1)).toFixed(2) } as CSSProperties}
            >
              <span className={styles.from}>
                {formatFrom(Math.max(from, minimum))} {tierUnit(Math.max(from, minimum), unit)}
              </span>{' '}
              <span data-price="">{formatPrice(price)}</span>
              <Slot data-common="" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const tierUnit = (from: number, unit: string) => (METRES.test(unit) ? 'м' : unitFrom(from, unit))
