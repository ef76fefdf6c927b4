import { formatMoney } from '@rapport/contract/money/format-money'
import { vatText } from '@rapport/contract/site/promises'
import { use } from 'react'
import { useSiteProperties } from '../../content/use-site-properties.ts'
import { PriceDisplayContext } from '../../prices/price-display-context.ts'
import type { PriceTexts } from '../../prices/price-texts.ts'
import { unitOfOne } from '../../prices/unit-text.ts'
import { Filled } from '../../ui/element/filled.tsx'
import { Slot } from '../../ui/element/slot.tsx'
import styles from './head-price.module.css'
import type { ItemView } from './item-view.ts'

interface HeadPriceProps {
  item: Pick<ItemView, 'id' | 'priceFrom' | 'unit'>
  texts: PriceTexts
}

/**
 * Prices at the top of the page: of the chosen quantity and of the largest one. A visitor
 * with their own price list also sees the price without login.
 */
export function HeadPrice({ item: { id, priceFrom, unit }, texts }: HeadPriceProps) {
  const vat = vatText(useSiteProperties()?.vat ?? '')
  const isForUsers = use(PriceDisplayContext) === 'users'
  return (
    <p className={styles.price} data-for-users={isForUsers ? '' : undefined}>
      {isForUsers && (
        <span className={styles.guest}>
          Цены после входа
          <a href="?auth=login">Войти</a>
        </span>
      )}
      <span className={styles.current}>
        {/* Empty until the own price is loaded. */}
        <Filled name="unitPrice" text={isForUsers ? '\u00a0' : texts.unitPrice} />{' '}
        <Filled as="small" name="perUnit" text={texts.perUnit} />
      </span>{' '}
      <Slot data-common="unit" className={styles.common} />
      <price-from data-id={id} data-priced="" hidden={priceFrom === null} className={styles.lowest}>
        от&nbsp;
        <Filled name="amount" text={priceFrom === null ? undefined : formatMoney(priceFrom)} />
        {` /\u00a0${unitOfOne(unit)}`}
      </price-from>
      {vat && <span className={styles.vat}>{vat}</span>}
    </p>
  )
}
