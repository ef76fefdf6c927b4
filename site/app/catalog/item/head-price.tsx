import { formatMoney } from '@rapport/contract/texts/money'
import { CommonPrice } from '../../prices/common-price.tsx'
import { useOwnPrice } from '../../prices/own-prices.ts'
import { unitOfOne } from '../../prices/unit-text.ts'
import styles from './head-price.module.css'
import type { ItemView } from './item-view.ts'

interface HeadPriceProps {
  item: Pick<ItemView, 'id' | 'priceFrom' | 'unit'>
  /** What one costs at the quantity chosen, in kopecks; undefined is «по запросу». */
  price: number | undefined
  /** The same without a log-in: of the same material at the same quantity; null is «по запросу», undefined where it is no other. */
  commonPrice: number | null | undefined
}

/**
 * Shows «1 890 ₽ / шт» at the visitor's quantity and «от 560 ₽ / шт» at the largest. A visitor with a price of their own sees
 * the common price of the same quantity beside the first.
 */
export function HeadPrice({ item: { id, priceFrom, unit }, price, commonPrice }: HeadPriceProps) {
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
      {commonPrice !== undefined && commonPrice !== price && (
        <span className={styles.common}>
          <CommonPrice price={commonPrice} />
        </span>
      )}
      {lowest !== null && (
        <span className={styles.lowest}>
          от&nbsp;{formatMoney(lowest)} /&nbsp;{unitOfOne(unit)}
        </span>
      )}
    </p>
  )
}
