import type { FavoriteItem } from '@rapport/contract/accounts/favorites'
import { formatMoney } from '../../ui/text/money.ts'
import styles from './favorites.module.css'

/** What a liked item cost when it was liked, where that has changed. */
export function PriceChange({ item: { priceFrom, priceWas } }: { item: FavoriteItem }) {
  if (priceWas === null || priceFrom === null) return null
  return (
    <p className={priceFrom < priceWas ? styles.cheaper : styles.dearer}>
      <span className={styles.now}>было {formatMoney(priceWas)}</span>,{' '}
      <span className={styles.now}>стало {formatMoney(priceFrom)}</span>
    </p>
  )
}
