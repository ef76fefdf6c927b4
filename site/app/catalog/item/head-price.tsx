import { CommonPrice } from '../../prices/common-price.tsx'
import { useOwnPrice } from '../../prices/own-prices.ts'
import { unitOfOne } from '../../prices/unit-text.ts'
import { formatMoney } from '../../ui/text/money.ts'
import styles from './head-price.module.css'
import type { ItemView } from './item-view.ts'

interface HeadPriceProps {
  item: Pick<ItemView, 'id' | 'priceFrom' | 'unit'>
  /** What one costs at the quantity chosen, in kopecks; undefined is «по запросу». */
  price: number | undefined
}

/**
 * «1 890 ₽ / шт» at the visitor's quantity, «от 560 ₽ / шт» at the largest; beside it what that is without a log-in, for
 * whoever has a price of their own.
 */
export function HeadPrice({ item: { id, priceFrom, unit }, price }: HeadPriceProps) {
  const ownPrice = useOwnPrice(id)
  const lowest = ownPrice === undefined ? priceFrom : ownPrice
  return (
    <p className={styles.price}>
      <span className={styles.current}>
        {price === undefined ? (
          'Цена по\u00a0запросу'
        ) : (
          <>
            {formatMoney(price)} <small>/&nbsp;{unitOfOne(unit)}</small>
          </>
        )}
      </span>{' '}
      {lowest !== null && (
        <span className={styles.lowest}>
          от&nbsp;{formatMoney(lowest)} /&nbsp;{unitOfOne(unit)}
        </span>
      )}
      {ownPrice !== undefined && ownPrice !== priceFrom && (
        <span className={styles.common}>
          <CommonPrice price={priceFrom} />
        </span>
      )}
    </p>
  )
}
