import { METRES } from '@rapport/contract/catalog/units'
import { formatMoney } from '@rapport/contract/texts/money'
import type { CSSProperties } from 'react'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import { findTier, type PriceTier } from './price-tier.ts'
import styles from './quantity-tiers.module.css'
import { fromText, unitFrom } from './unit-text.ts'
import type { Quantity } from './use-quantity.ts'

/** Where the tables of the page stand. */
export const PRICES_ANCHOR = 'prices'

interface QuantityTiersProps {
  tiers: readonly PriceTier[]
  /** Those without a log-in, where the others are the visitor's own. */
  commonTiers?: readonly PriceTier[] | undefined
  unit: string
  chosen: Quantity
  /** Whether the page has tables with the steps of all else that may be chosen. */
  hasTables: boolean
}

/** Every step of what is chosen as a bar as high as its price; a press takes as many. */
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
                {fromText(from)} {tierUnit(from, unit)}
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

/** Cloth by its short word, all else by its own: a long one stands below its number. */
const tierUnit = (from: number, unit: string) => (METRES.test(unit) ? 'м' : unitFrom(from, unit))

/** What the step costs without a log-in, where that is another price. */
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
