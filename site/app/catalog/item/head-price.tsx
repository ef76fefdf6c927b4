import { formatMoney } from '@rapport/contract/texts/money'
import { CommonPrice } from '../../prices/common-price.tsx'
import { useOwnPrice } from '../../prices/own-prices.ts'
import { unitOfOne } from '../../prices/unit-text.ts'
import styles from './head-price.module.css'
import type { ItemView } from './item-view.ts'

interface HeadPriceProps {
  item: Pick<ItemView, 'id' | 'priceFrom' | 'unit'>
  /** Unit price of the chosen quantity in kopecks; undefined is «по запросу». */
  price: number | undefined
  /** The same price without login; null is «по запросу», undefined if there is no other price. */
  commonPrice: number | null | undefined
}

/**
 * Prices at the top of the page: of the chosen quantity and of the largest one. A visitor
 * with their own price list also sees the price without login.
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
