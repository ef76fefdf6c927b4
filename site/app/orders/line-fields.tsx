import { QUANTITY_MAX } from '@rapport/contract/orders/order-limits'
import { useState } from 'react'
import { TextField } from '../ui/field/text-field.tsx'
import { orderFieldId } from './order-errors.tsx'
import styles from './order-form.module.css'

/** Fields of a product, without the price, which the server calculates. */
const FIELDS = [
  'additionalComment',
  'itemId',
  'itemTitle',
  'variant',
  'material',
  'baseColor',
  'quantity',
] as const

interface LineFieldsProps {
  values: Record<string, string>
  /** Errors of the quantity. They show it as a field. */
  errors: string[] | undefined
}

/** Product of a form with errors or of a repeated order. */
export function LineFields({ values, errors }: LineFieldsProps) {
  const { additionalComment, itemTitle, material, baseColor, quantity } = values
  // The field stays after its error, with what was typed.
  const [asksQuantity, setAsksQuantity] = useState(errors !== undefined)
  if (errors !== undefined && !asksQuantity) setAsksQuantity(true)
  const words = [
    ...[additionalComment, itemTitle],
    // The code of the material precedes its name.
    material?.slice(material.indexOf('/') + 1),
    ...[baseColor, !asksQuantity && quantity && `количество: ${quantity}`],
  ].filter(Boolean)
  return (
    <>
      {words.length > 0 && <p className={styles.about}>{words.join(', ')}</p>}
      {FIELDS.map(
        (name) =>
          values[name] &&
          !(name === 'quantity' && asksQuantity) && (
            <input key={name} type="hidden" {...{ name }} value={values[name]} />
          ),
      )}
      {asksQuantity && (
        <TextField
          id={orderFieldId('quantity')}
          name="quantity"
          label="Количество"
          inputMode="decimal"
          maxLength={String(QUANTITY_MAX).length + 2}
          defaultValue={quantity}
          errors={errors}
        />
      )}
    </>
  )
}
