import { formatMoney } from '@rapport/contract/texts/money'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './common-price.module.css'

interface CommonPriceProps {
  /** In kopecks; null is «по запросу». */
  price: number | null
  /** In a table the words are for a screen reader alone: what is struck through says the same to the eye. */
  hideLabel?: boolean
}

/** What a thing costs without a log-in, beside the visitor's own price. */
export function CommonPrice({ price, hideLabel = false }: CommonPriceProps) {
  const label = 'без\u00a0входа '
  return (
    <span className={styles.common}>
      {hideLabel ? <VisuallyHidden>, {label}</VisuallyHidden> : label}
      {price === null ? 'по\u00a0запросу' : <s>{formatMoney(price)}</s>}
    </span>
  )
}
