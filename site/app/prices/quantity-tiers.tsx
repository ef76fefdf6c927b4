import { METRES } from '@rapport/contract/catalog/units'
import { formatMoney } from '@rapport/contract/texts/money'
import type { CSSProperties } from 'react'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import { findTier, type PriceTier } from './price-tier.ts'
import styles from './quantity-tiers.module.css'
import { formatFrom, unitFrom } from './unit-text.ts'
import type { Quantity } from './use-quantity.ts'

/** Anchor of the price tables. */
export const PRICES_ANCHOR = 'prices'

interface QuantityTiersProps {
  tiers: readonly PriceTier[]
  /** Tiers without login, if `tiers` are the visitor's own. */
  commonTiers?: readonly PriceTier[] | undefined
  unit: string
  chosen: Quantity
  /** Whether the page has price tables to link to. */
  hasTables: boolean
}

/** Price tiers as bars. A press chooses the first quantity of the tier. */
export function QuantityTiers({ tiers, commonTiers = [], unit, chosen, hasTables }: QuantityTiersProps) {
  const { quantity, valid, choose } = chosen
  const priced = tiers.flatMap(({ from, price }) => (price === null ? [] : [{ from, price }]))
  const highest = Math.max(...priced.map(({ price }) => price))
  const current = valid ? findTier(tiers, quantity) : undefined
  return (
    <section aria-label="Ступени цены" className={styles.tiers}>
      <p className={styles.caption}>
        Чем больше тираж, тем ниже цена
        {hasTables && (
          <a href={`#${PRICES_ANCHOR}`} className={styles.all}>
            Все ступени
          </a>
        )}
      </p>
      <ul className={styles.list}>
        {priced.map(({ from, price }) => (
          <li key={from}>
            <button
              type="button"
              data-client=""
              aria-pressed={from === current?.from}
              className={styles.tier}
              style={{ '--share': (price / highest).toFixed(2) } as CSSProperties}
              onClick={() => choose(from)}
            >
              <span className={styles.from}>
                {formatFrom(from)} {tierUnit(from, unit)}
              </span>{' '}
              {formatMoney(price)}
              <CommonTierPrice price={findTier(commonTiers, from)?.price} own={price} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const tierUnit = (from: number, unit: string) => (METRES.test(unit) ? 'м' : unitFrom(from, unit))

/** Price of the tier without login, if it differs. */
function CommonTierPrice({ price, own }: { price: number | null | undefined; own: number }) {
  if (price == null || price === own) return null
  return (
    <span className={styles.common}>
      {' '}
      <VisuallyHidden>без входа </VisuallyHidden>
      <s>{formatMoney(price)}</s>
    </span>
  )
}
