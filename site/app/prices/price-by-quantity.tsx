import { QUANTITY_MAX } from '@rapport/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { FieldError } from '../ui/field/field-error.tsx'
import { fieldState } from '../ui/field/field-state.ts'
import { PriceLadder } from '../ui/price-ladder/price-ladder.tsx'
import { formatMoney, groupDigits } from '../ui/text/money.ts'
import { CommonPrice } from './common-price.tsx'
import styles from './price-by-quantity.module.css'
import { type NextStep, nextStep, type PriceTier, tierFor } from './price-tier.ts'

/** Cloth is cut by half metres. */
const METRES = /(?:^|\s)м$/

interface PriceByQuantityProps {
  tiers: readonly PriceTier[]
  /** Those without a log-in, where the others are the visitor's own. */
  commonTiers?: readonly PriceTier[] | undefined
  unit: string
  /** The form the quantity is sent with. */
  formId: string
  /** Told of each quantity that can be ordered. */
  onQuantity: (quantity: number) => void
}

/** How many, what each costs then, what all cost together, and what some more would save. */
export function PriceByQuantity({ tiers, commonTiers = [], unit, formId, onQuantity }: PriceByQuantityProps) {
  const first = tiers[0]?.from ?? 1
  const step = METRES.test(unit) ? 0.5 : 1
  const [{ quantity, valid }, setTyped] = useState({ quantity: first, valid: true })
  const ref = useRef<HTMLInputElement>(null)
  const tier = valid ? tierFor(tiers, quantity) : undefined
  const next = valid ? nextStep(tiers, quantity) : undefined
  const errors = valid ? undefined : [quantityError(unit, step)]
  const priced = tiers.flatMap(({ from, price }) =>
    price === null ? [] : [{ from, price, compareAt: tierFor(commonTiers, from)?.price }],
  )
  const common = valid ? tierFor(commonTiers, quantity)?.price : undefined

  const read = () => {
    if (!ref.current) return
    const { valueAsNumber, validity } = ref.current
    setTyped({ quantity: valueAsNumber, valid: validity.valid })
    if (validity.valid) onQuantity(valueAsNumber)
  }
  // The number may have been changed before the client bundle started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it starts
  useEffect(read, [])

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
          onInput={read}
        />
        <p className={styles.total} role="status">
          {tier?.price != null ? (
            <>
              <strong>{formatMoney(Math.round(tier.price * quantity))}</strong>
              <span>
                {formatQuantity(quantity)}&nbsp;{unit} по&nbsp;{formatMoney(tier.price)}
              </span>
              {common != null && common !== tier.price && (
                <CommonPrice price={Math.round(common * quantity)} />
              )}
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
      {priced.length > 0 && (
        <>
          <p className={styles.next}>
            {next && (
              <>
                <span>{savingText(next, unit)}</span>{' '}
                <button
                  type="button"
                  data-client=""
                  className={styles.take}
                  onClick={() => {
                    if (ref.current) ref.current.value = String(next.from)
                    read()
                  }}
                >
                  Взять {groupDigits(next.from)}&nbsp;{unit}
                </button>
              </>
            )}
          </p>
          <PriceLadder
            steps={priced}
            unit={unit}
            current={priced.find(({ from, price }) => from === tier?.from && price === tier.price)}
            compareLabel="без входа"
          />
        </>
      )}
    </div>
  )
}

const quantityError = (unit: string, step: number) =>
  `Укажите от\u00A01 до\u00A0${groupDigits(QUANTITY_MAX)}\u00A0${unit}${step < 1 ? ', можно половинами' : ' целым числом'}`

const savingText = ({ from, price, more, percent, total, cheaperInAll }: NextStep, unit: string) =>
  cheaperInAll
    ? `${groupDigits(from)}\u00A0${unit} обойдутся не\u00A0дороже: ${formatMoney(total)} за\u00A0все`
    : `Ещё ${formatQuantity(more)}\u00A0${unit}\u00A0— и\u00A0цена станет ${formatMoney(price)}, на\u00A0${percent}\u00A0% ниже`

/** «1 200», «2,5». */
const formatQuantity = (quantity: number) =>
  `${groupDigits(Math.trunc(quantity))}${quantity % 1 === 0 ? '' : ',5'}`
