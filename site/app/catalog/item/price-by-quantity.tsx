import { QUANTITY_MAX } from '@rapport/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { PriceLadder } from '../../ui/price-ladder/price-ladder.tsx'
import { formatMoney, groupDigits } from '../../ui/text/money.ts'
import styles from './price-by-quantity.module.css'
import { type PriceTier, tierFor } from './price-tier.ts'

interface PriceByQuantityProps {
  tiers: PriceTier[]
  unit: string
  /** The form the quantity is sent with. */
  formId: string
}

/** How many, what each costs then, and what all cost together. */
export function PriceByQuantity({ tiers, unit, formId }: PriceByQuantityProps) {
  const first = tiers[0]?.from ?? 1
  const [quantity, setQuantity] = useState(first)
  const ref = useRef<HTMLInputElement>(null)
  const tier = tierFor(tiers, quantity)

  // The number may have been changed before the client bundle started.
  useEffect(() => setQuantity(ref.current?.valueAsNumber ?? first), [first])

  return (
    <div className={styles.block}>
      <div className={styles.quantity}>
        <label htmlFor="quantity">Количество, {unit}</label>
        <input
          ref={ref}
          id="quantity"
          name="quantity"
          form={formId}
          type="number"
          inputMode="numeric"
          min={1}
          max={QUANTITY_MAX}
          step={1}
          defaultValue={first}
          className={styles.input}
          onInput={(event) => setQuantity(event.currentTarget.valueAsNumber)}
        />
        <p className={styles.total} role="status">
          {tier ? (
            <>
              <strong>{formatMoney(tier.price * quantity)}</strong>
              <span>
                {groupDigits(quantity)}&nbsp;{unit} по&nbsp;{formatMoney(tier.price)}
              </span>
            </>
          ) : (
            <span>Рассчитаем по&nbsp;запросу</span>
          )}
        </p>
      </div>
      {tiers.length > 0 && <PriceLadder steps={tiers} unit={unit} current={tier} />}
    </div>
  )
}
