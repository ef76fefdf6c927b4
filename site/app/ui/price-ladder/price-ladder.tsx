import { formatMoney, groupDigits } from '@rapport/contract/texts/money'
import type { CSSProperties } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './price-ladder.module.css'

interface PriceStep {
  from: number
  /** Of one, in kopecks. */
  price: number
  /** What it is compared with: said beside it, as long as it is another. */
  compareAt?: number | null | undefined
}

interface PriceLadderProps {
  steps: readonly PriceStep[]
  /** Of one: «шт», «набор». */
  unit: string
  /** After «от 10», where that is another form. */
  unitFrom?: (from: number) => string
  /** The step that holds for the quantity chosen. */
  current?: PriceStep | undefined
  caption?: string
  /** What the price beside is called. */
  compareLabel?: string
}

const CAPTION = 'Чем больше тираж, тем ниже цена'

/** What one piece costs, from how many pieces. */
export function PriceLadder({
  steps,
  unit,
  unitFrom = () => unit,
  current,
  caption = CAPTION,
  compareLabel,
}: PriceLadderProps) {
  const highest = Math.max(...steps.map((step) => step.price))
  return (
    <table className={styles.ladder}>
      <caption>{caption}</caption>
      <tbody>
        {steps.map((step) => (
          <tr key={step.from} aria-current={step === current ? 'true' : undefined}>
            <th scope="row">
              от&nbsp;{groupDigits(step.from)}&nbsp;{unitFrom(step.from)}
            </th>
            <td style={{ '--share': step.price / highest } as CSSProperties}>
              {formatMoney(step.price)}&nbsp;/&nbsp;{unit}
              {step.compareAt != null && step.compareAt !== step.price && (
                <span className={styles.compared}>
                  {' '}
                  <VisuallyHidden>{compareLabel} </VisuallyHidden>
                  <s>{formatMoney(step.compareAt)}</s>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
