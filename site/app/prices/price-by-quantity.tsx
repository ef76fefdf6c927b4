import { QUANTITY_MAX } from '@rapport/contract/orders/order-limits'
import { formatMoney, groupDigits } from '@rapport/contract/texts/money'
import { useHydrated } from '../browser/use-hydrated.ts'
import { FieldError } from '../ui/field/field-error.tsx'
import { fieldState } from '../ui/field/field-state.ts'
import { QUANTITY_ID } from './chosen-quantity.ts'
import { CommonPrice } from './common-price.tsx'
import styles from './price-by-quantity.module.css'
import { calculatePrice, findCheaperTier, type PriceTier } from './price-tier.ts'
import { formatCheaperTier, formatPaidQuantity, quantityText } from './quantity-text.ts'
import { unitCounted, unitPaid } from './unit-text.ts'
import type { Quantity } from './use-quantity.ts'

/** The most frequent quantities. */
const PRESETS = [1, 10, 50, 100]

interface PriceByQuantityProps {
  tiers: readonly PriceTier[]
  /** Tiers without login, if `tiers` are the visitor's own. */
  commonTiers?: readonly PriceTier[] | undefined
  unit: string
  /** Id of the form that sends the quantity. */
  formId: string
  chosen: Quantity
  /** Typical order: «10–30 штук, бутики и рестораны». */
  usual?: string | undefined
}

/** Quantity field with the total price. */
export function PriceByQuantity({
  tiers,
  commonTiers = [],
  unit,
  formId,
  chosen,
  usual,
}: PriceByQuantityProps) {
  const { ref, first, step, quantity, valid, read, choose } = chosen
  const price = valid ? calculatePrice(tiers, quantity) : undefined
  const common = valid ? calculatePrice(commonTiers, quantity) : undefined
  const errors = valid ? undefined : [quantityError(unit, step)]
  return (
    <div className={styles.quantity}>
      <div className={styles.head}>
        <label htmlFor={QUANTITY_ID}>Количество, {unitCounted(unit)}</label>
        <p className={styles.total} role="status">
          {price && (
            <>
              <strong>{formatMoney(price.total)}</strong> за&nbsp;{formatPaidQuantity(quantity, unit)}
              {common && common.price !== price.price && (
                <>
                  {' '}
                  <CommonPrice price={common.total} />
                </>
              )}
            </>
          )}
        </p>
      </div>
      <StepButton direction={-1} label="Меньше" chosen={chosen} />
      <input
        ref={ref}
        id={QUANTITY_ID}
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
        {...fieldState(QUANTITY_ID, errors)}
        onInput={read}
      />
      <StepButton direction={1} label="Больше" chosen={chosen} />
      <fieldset className={styles.presets} aria-label="Частые количества">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            data-client=""
            aria-label={quantityText(preset, unit)}
            aria-pressed={valid && preset === quantity}
            className={styles.preset}
            onClick={() => choose(preset)}
          >
            {preset}
          </button>
        ))}
      </fieldset>
      {usual && <p className={styles.usual}>Обычный заказ&nbsp;— {usual}</p>}
      {errors && (
        <div className={styles.error}>
          <FieldError fieldId={QUANTITY_ID} messages={errors} />
        </div>
      )}
    </div>
  )
}

interface StepButtonProps {
  direction: 1 | -1
  label: string
  chosen: Quantity
}

/** Rendered after hydration. Without JavaScript the field has its native arrows. */
function StepButton({ direction, label, chosen: { quantity, valid, move } }: StepButtonProps) {
  if (!useHydrated()) return null
  const last = valid && quantity === (direction < 0 ? 1 : QUANTITY_MAX)
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={QUANTITY_ID}
      aria-disabled={last}
      className={direction < 0 ? styles.less : styles.more}
      onClick={() => move(direction)}
    />
  )
}

/** Hint that a larger quantity has a cheaper tier, with a button that chooses it. */
export function CheaperTierHint({
  tiers,
  unit,
  chosen: { quantity, valid, choose },
}: Pick<PriceByQuantityProps, 'tiers' | 'unit' | 'chosen'>) {
  const price = valid ? calculatePrice(tiers, quantity) : undefined
  const next = findCheaperTier(tiers, quantity)
  return (
    <p className={styles.next}>
      {price && next && (
        <>
          <span>{formatCheaperTier(next, quantity, price.total, unit)}</span>{' '}
          <button type="button" data-client="" className={styles.take} onClick={() => choose(next.from)}>
            Взять {groupDigits(next.from)}&nbsp;{unitPaid(next.from, unit)}
          </button>
        </>
      )}
    </p>
  )
}

const quantityError = (unit: string, step: number) =>
  `Укажите от\u00A01 до\u00A0${groupDigits(QUANTITY_MAX)}\u00A0${unitCounted(unit)}${step < 1 ? ', можно половинами' : ' целым числом'}`
