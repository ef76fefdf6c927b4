import { METRES } from '@rapport/contract/catalog/units'
import { QUANTITY_MAX } from '@rapport/contract/orders/order-limits'
import { groupDigits } from '@rapport/contract/texts/group-digits'
import { Filled } from '../ui/element/filled.tsx'
import { Slot } from '../ui/element/slot.tsx'
import { FieldError } from '../ui/field/field-error.tsx'
import { QUANTITY_ID } from './chosen-product.ts'
import styles from './price-by-quantity.module.css'
import type { PriceTexts } from './price-texts.ts'
import { quantityText } from './quantity-text.ts'
import { unitCounted } from './unit-text.ts'

/** The most frequent quantities. Four of them are offered. */
const PRESETS = [1, 10, 50, 100, 200, 500, 1000, 5000]
const PRESETS_SHOWN = 4

interface PriceByQuantityProps {
  unit: string
  /** The first quantity. */
  quantity: number
  /** Least quantity of an order. */
  minimum: number
  texts: PriceTexts
  /** Id of the form that sends the quantity. */
  formId: string
  /** Typical order: «10–30 штук, бутики и рестораны». */
  usual?: string | undefined
}

/** Quantity field with the total price. */
export function PriceByQuantity({ unit, quantity, minimum, texts, formId, usual }: PriceByQuantityProps) {
  // Cloth is cut in half metres.
  const step = METRES.test(unit) ? 0.5 : 1
  return (
    <div className={styles.quantity}>
      <div className={styles.head}>
        <label htmlFor={QUANTITY_ID}>Количество, {unitCounted(unit)}</label>
        <p className={styles.total} role="status">
          <Filled as="strong" name="total" text={texts.total} /> <Filled name="paid" text={texts.paid} />
          <Slot data-common="total" />
        </p>
      </div>
      <StepButton step={-1} label="Меньше" disabled={quantity === minimum} />
      <input
        id={QUANTITY_ID}
        name="quantity"
        form={formId}
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        required
        min={minimum}
        max={QUANTITY_MAX}
        step={step}
        defaultValue={quantity}
        className={styles.input}
      />
      <StepButton step={1} label="Больше" disabled={quantity === QUANTITY_MAX} />
      <fieldset className={styles.presets} aria-label="Частые количества">
        {listPresets(minimum).map((preset) => (
          <button
            key={preset}
            type="button"
            data-preset=""
            data-choose={preset}
            aria-label={quantityText(preset, unit)}
            aria-pressed={preset === quantity}
            className={styles.preset}
          >
            {preset}
          </button>
        ))}
      </fieldset>
      {usual && <p className={styles.usual}>Обычный заказ&nbsp;— {usual}</p>}
      <div className={styles.error} data-quantity-error="" hidden>
        <FieldError fieldId={QUANTITY_ID} messages={[quantityError(unit, step, minimum)]} />
      </div>
    </div>
  )
}

interface StepButtonProps {
  step: 1 | -1
  label: string
  disabled: boolean
}

/** Without JavaScript it is hidden, and the field has its native arrows. */
const StepButton = ({ step, label, disabled }: StepButtonProps) => (
  <button
    type="button"
    data-step={step}
    aria-label={label}
    aria-controls={QUANTITY_ID}
    aria-disabled={disabled}
    className={step < 0 ? styles.less : styles.more}
  />
)

interface CheaperTierHintProps {
  texts: PriceTexts
  /** Start of the cheaper tier. */
  from: number | undefined
}

/** Hint that a larger quantity has a cheaper tier, with a button that chooses it. */
export const CheaperTierHint = ({ texts: { cheaper, take }, from }: CheaperTierHintProps) => (
  <p className={styles.next}>
    <Filled name="cheaper" text={cheaper} />{' '}
    <button
      type="button"
      data-fill="take"
      data-choose={from}
      hidden={take === undefined}
      className={styles.take}
    >
      {take ?? ''}
    </button>
  </p>
)

/** Returns the least quantity, and frequent larger ones. */
const listPresets = (minimum: number) =>
  [...new Set([minimum, ...PRESETS.filter((preset) => preset > minimum)])].slice(0, PRESETS_SHOWN)

const quantityError = (unit: string, step: number, minimum: number) =>
  `Укажите от\u00A0${groupDigits(minimum)} до\u00A0${groupDigits(QUANTITY_MAX)}\u00A0${unitCounted(unit)}${step < 1 ? ', можно половинами' : ' целым числом'}`
