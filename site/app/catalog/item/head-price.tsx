import { vatText } from '@rapport/contract/site/promises'
import { formatMoney } from '@rapport/contract/texts/money'
import { useSiteProperties } from '../../content/use-site-properties.ts'
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
  return (
    <p className={styles.price}>
      <span className={styles.current}>
        <Filled name="unitPrice" text={texts.unitPrice} />{' '}
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
