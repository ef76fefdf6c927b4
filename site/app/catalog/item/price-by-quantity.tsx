import { QUANTITY_MAX } from '@rapport/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { FieldError } from '../../ui/field/field-error.tsx'
import { fieldState } from '../../ui/field/field-state.ts'
import { PriceLadder } from '../../ui/price-ladder/price-ladder.tsx'
import { formatMoney, groupDigits } from '../../ui/text/money.ts'
import styles from './price-by-quantity.module.css'
import { type PriceTier, tierFor } from './price-tier.ts'

/** Cloth is cut by half metres. */
const METRES = /(?:^|\s)м$/

interface PriceByQuantityProps {
  tiers: PriceTier[]
  unit: string
  /** The form the quantity is sent with. */
  formId: string
}

/** How many, what each costs then, and what all cost together. */
export function PriceByQuantity({ tiers, unit, formId }: PriceByQuantityProps) {
  const first = tiers[0]?.from ?? 1
  const step = METRES.test(unit) ? 0.5 : 1
  const [{ quantity, valid }, setTyped] = useState({ quantity: first, valid: true })
  const ref = useRef<HTMLInputElement>(null)
  const tier = valid ? tierFor(tiers, quantity) : undefined
  const errors = valid ? undefined : [quantityError(unit, step)]

  // The number may have been changed before the client bundle started.
  useEffect(() => {
    if (ref.current) setTyped(typedIn(ref.current))
  }, [])

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
          inputMode={step < 1 ? 'decimal' : 'numeric'}
          required
          min={1}
          max={QUANTITY_MAX}
          step={step}
          defaultValue={first}
          className={styles.input}
          {...fieldState('quantity', errors)}
          onInput={(event) => setTyped(typedIn(event.currentTarget))}
        />
        <p className={styles.total} role="status">
          {tier ? (
            <>
              <strong>{formatMoney(Math.round(tier.price * quantity))}</strong>
              <span>
                {formatQuantity(quantity)}&nbsp;{unit} по&nbsp;{formatMoney(tier.price)}
              </span>
            </>
          ) : (
            valid && <span>Рассчитаем по&nbsp;запросу</span>
          )}
        </p>
        {errors && (
          <div className={styles.error}>
            <FieldError fieldId="quantity" messages={errors} />
          </div>
        )}
      </div>
      {tiers.length > 0 && <PriceLadder steps={tiers} unit={unit} current={tier} />}
    </div>
  )
}

const typedIn = ({ valueAsNumber, validity }: HTMLInputElement) => ({
  quantity: valueAsNumber,
  valid: validity.valid,
})

const quantityError = (unit: string, step: number) =>
  `Укажите от\u00A01 до\u00A0${groupDigits(QUANTITY_MAX)}\u00A0${unit}${step < 1 ? ', можно половинами' : ' целым числом'}`

/** «1 200», «2,5». */
const formatQuantity = (quantity: number) =>
  `${groupDigits(Math.trunc(quantity))}${quantity % 1 === 0 ? '' : ',5'}`
