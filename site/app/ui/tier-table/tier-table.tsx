import { formatMoney } from '@rapport/contract/money/format-money'
import { groupDigits } from '@rapport/contract/texts/group-digits'
import type { CSSProperties } from 'react'
import { Slot } from '../element/slot.tsx'
import styles from './tier-table.module.css'

interface PriceTier {
  from: number
  /** Kopecks per unit. A tier without a price is hidden. */
  price: number | null
}

interface TierTableProps {
  tiers: readonly PriceTier[]
  /** Unit of the price: «шт», «набор». */
  unit: string
  /** The unit after «от 10», if its form differs. */
  unitFrom?: (from: number) => string
  /** Start of the tier of the chosen quantity. */
  current?: number | undefined
  /** Least quantity of an order. */
  minimum?: number
  caption?: string
}

const CAPTION = 'Чем больше тираж, тем ниже цена'

/** Table of unit prices by quantity. Custom elements find the prices by `data-tier`, `data-price` and `data-common`. */
export function TierTable({
  tiers,
  unit,
  unitFrom = () => unit,
  current,
  minimum = 1,
  caption = CAPTION,
}: TierTableProps) {
  const highest = Math.max(...tiers.map(({ price }) => price ?? 0))
  return (
    <table className={styles.table} data-tiers="" hidden={highest === 0}>
      <caption>{caption}</caption>
      <tbody>
        {tiers.map(({ from, price }) => (
          <tr
            key={from}
            data-tier={from}
            hidden={price === null}
            aria-current={from === current}
            style={{ '--share': ((price ?? 0) / (highest || 1)).toFixed(2) } as CSSProperties}
          >
            <th scope="row">
              от&nbsp;{groupDigits(Math.max(from, minimum))}&nbsp;{unitFrom(Math.max(from, minimum))}
            </th>
            <td>
              <span data-price="">{price === null ? '' : formatMoney(price)}</span>
              &nbsp;/&nbsp;{unit}
              <Slot data-common="" className={styles.compared} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
