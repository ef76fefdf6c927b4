import type { CSSProperties } from 'react'
import { formatMoney, groupDigits } from '../ui/money.ts'
import styles from './price-ladder.module.css'
import type { PriceTier } from './price-tier.ts'

interface PriceLadderProps {
  tiers: PriceTier[]
  unit: string
  /** The step that holds for the quantity chosen. */
  current: PriceTier | undefined
}

/** What one piece costs, from how many pieces. */
export function PriceLadder({ tiers, unit, current }: PriceLadderProps) {
  const highest = Math.max(...tiers.map((tier) => tier.price))
  return (
    <table className={styles.ladder}>
      <caption>Чем больше тираж, тем ниже цена</caption>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.from} aria-current={tier === current ? 'true' : undefined}>
            <th scope="row">
              от&nbsp;{groupDigits(tier.from)}&nbsp;{unit}
            </th>
            <td style={{ '--share': tier.price / highest } as CSSProperties}>
              {formatMoney(tier.price)}&nbsp;/&nbsp;{unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
