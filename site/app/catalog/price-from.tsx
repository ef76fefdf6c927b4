import type { CatalogCard } from '@rapport/contract/catalog/catalog'
import { formatMoney } from '@rapport/contract/texts/money'
import { CommonPrice } from '../prices/common-price.tsx'
import { useOwnPrice } from '../prices/own-prices.ts'
import styles from './price-from.module.css'

const NBSP = '\u00a0'

interface PriceFromProps extends Pick<CatalogCard, 'id' | 'priceFrom'> {
  /** There is no room for words beside the struck price. */
  isNarrow?: boolean
}

/** What a group or product costs at least: whoever is logged in sees their own price, and what it is without. */
export function PriceFrom({ id, priceFrom, isNarrow = false }: PriceFromProps) {
  const ownPrice = useOwnPrice(id)
  return (
    <span className={styles.price}>
      <AtLeast price={ownPrice === undefined ? priceFrom : ownPrice} />
      {ownPrice !== undefined && ownPrice !== priceFrom && (
        <CommonPrice price={priceFrom} hideLabel={isNarrow} />
      )}
    </span>
  )
}

/** «от 1 290 ₽», or «по запросу» where the factory names no price beforehand. */
const AtLeast = ({ price }: { price: number | null }) =>
  price === null ? (
    `по${NBSP}запросу`
  ) : (
    <span>
      {`от${NBSP}`}
      <b className={styles.amount}>{formatMoney(price)}</b>
    </span>
  )
