import { formatMoney } from '@rapport/contract/texts/money'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './common-price.module.css'

interface CommonPriceProps {
  /** Kopecks; null is «по запросу». */
  price: number | null
  /** Hides the label visually, for tables. */
  hideLabel?: boolean
}

/** Price without login, struck through beside the visitor's own price. */
export function CommonPrice({ price, hideLabel = false }: CommonPriceProps) {
  const label = 'без\u00a0входа '
  return (
    <span className={styles.common}>
      {hideLabel ? <VisuallyHidden>, {label}</VisuallyHidden> : label}
      {price === null ? 'по\u00a0запросу' : <s>{formatMoney(price)}</s>}
    </span>
  )
}
