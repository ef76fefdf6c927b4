import { formatMoney, groupDigits } from '@rapport/contract/texts/money'
import type { CSSProperties } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './tier-table.module.css'

interface PriceTier {
  from: number
  /** Kopecks per unit. */
  price: number
  /** Shown struck through beside the price, if it differs. */
  compareAt?: number | null | undefined
}

interface TierTableProps {
  tiers: readonly PriceTier[]
  /** Unit of the price: «шт», «набор». */
  unit: string
  /** The unit after «от 10», if its form differs. */
  unitFrom?: (from: number) => string
  /** Tier of the chosen quantity. */
  current?: PriceTier | undefined
  caption?: string
  /** Name of `compareAt` for screen readers. */
  compareLabel?: string
}

const CAPTION = 'Чем больше тираж, тем ниже цена'

/** Table of unit prices by quantity. */
export function TierTable({
  tiers,
  unit,
  unitFrom = () => unit,
  current,
  caption = CAPTION,
  compareLabel,
}: TierTableProps) {
  const highest = Math.max(...tiers.map((tier) => tier.price))
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.from} aria-current={tier === current ? 'true' : undefined}>
            <th scope="row">
              от&nbsp;{groupDigits(tier.from)}&nbsp;{unitFrom(tier.from)}
            </th>
            <td style={{ '--share': tier.price / highest } as CSSProperties}>
              {formatMoney(tier.price)}&nbsp;/&nbsp;{unit}
              {tier.compareAt != null && tier.compareAt !== tier.price && (
                <span className={styles.compared}>
                  {' '}
                  <VisuallyHidden>{compareLabel} </VisuallyHidden>
                  <s>{formatMoney(tier.compareAt)}</s>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
