import type { CatalogCard } from '@rapport/contract/catalog/catalog'
import { formatMoney } from '@rapport/contract/texts/money'
import { CommonPrice } from '../prices/common-price.tsx'
import { useOwnPrice } from '../prices/own-prices.ts'
import styles from './price-from.module.css'

const NBSP = '\u00a0'

interface PriceFromProps extends Pick<CatalogCard, 'id' | 'priceFrom'> {
  /** Hides the label of the price without login. */
  hideLabel?: boolean
}

/** Lowest price of a group or product. A logged-in visitor sees their own price and the price without login. */
export function PriceFrom({ id, priceFrom, hideLabel = false }: PriceFromProps) {
  const ownPrice = useOwnPrice(id)
  return (
    <span className={styles.price}>
      <AtLeast price={ownPrice === undefined ? priceFrom : ownPrice} />
      {ownPrice !== undefined && ownPrice !== priceFrom && (
        <CommonPrice price={priceFrom} hideLabel={hideLabel} />
      )}
    </span>
  )
}

/** Formats the lowest price: «от 1 290 ₽» or «по запросу». */
const AtLeast = ({ price }: { price: number | null }) =>
  price === null ? (
    `по${NBSP}запросу`
  ) : (
    <span>
      {`от${NBSP}`}
      <b className={styles.amount}>{formatMoney(price)}</b>
    </span>
  )
