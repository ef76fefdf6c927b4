import type { CatalogCard } from '@rapport/contract/catalog/catalog'
import { use } from 'react'
import { PriceDisplayContext } from '../prices/price-display-context.ts'
import { Filled } from '../ui/element/filled.tsx'
import { Slot } from '../ui/element/slot.tsx'
import styles from './price-from.module.css'
import { getPriceFromTexts } from './price-from-texts.ts'

interface PriceFromProps extends Pick<CatalogCard, 'id' | 'priceFrom'> {
  /** Hides the label of the price without login. */
  hideLabel?: boolean
}

/** Lowest price of a group or product. A logged-in visitor sees their own price and the price without login. */
export function PriceFrom({ id, priceFrom, hideLabel }: PriceFromProps) {
  const display = use(PriceDisplayContext)
  const { lead, amount } = getPriceFromTexts(priceFrom, display)
  return (
    <price-from
      data-id={id}
      data-hide-label={hideLabel ? '' : undefined}
      data-guest={priceFrom === null && display === 'users' ? '' : undefined}
      className={styles.price}
    >
      <span>
        <Filled name="lead" text={lead} />
        <Filled as="b" name="amount" text={amount} />
      </span>
      <Slot data-common="" />
    </price-from>
  )
}
