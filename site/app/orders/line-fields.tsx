import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { QUANTITY_MAX } from '@rapport/contract/orders/order-limits'
import { sizesText } from '@rapport/contract/orders/order-line-text'
import { calculationPath } from '@rapport/contract/paths/paths'
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
  'lines',
] as const

/** A product as the `lines` field names it. */
export interface LineValues {
  itemId?: string | number
  itemTitle?: string
  variant?: string
  material?: string
  baseColor?: string
  quantity?: string | number
  sizes?: Record<string, number>
}

interface LineFieldsProps {
  values: Record<string, string>
  /** Errors of the quantity show it as a field. A calculation with errors is left out. */
  errors: FieldErrors
}

/** Products of a form with errors or of a repeated order. */
export function LineFields({
  values,
  errors: { quantity: errors, calculationId: refused },
}: LineFieldsProps) {
  const { additionalComment, quantity, calculationId, ...line } = values
  // The field stays after its error, with what was typed.
  const [asksQuantity, setAsksQuantity] = useState(errors !== undefined)
  if (errors !== undefined && !asksQuantity) setAsksQuantity(true)
  const lines = parseLines(values.lines)
  const single = describeLine(asksQuantity || quantity === undefined ? line : { ...line, quantity })
  const words = [additionalComment, single].filter(Boolean)
  return (
    <>
      {calculationId && !refused && (
        <p className={styles.about}>
          К&nbsp;заявке приложен <a href={calculationPath(calculationId)}>ваш расчёт</a>
          <input type="hidden" name="calculationId" value={calculationId} />
        </p>
      )}
      {lines.length > 0 && (
        <ul className={styles.about}>
          {lines.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index} id={orderFieldId(`lines.${index}`)} tabIndex={-1}>
              {describeLine(one)}
            </li>
          ))}
        </ul>
      )}
      {lines.length === 0 && words.length > 0 && <p className={styles.about}>{words.join(', ')}</p>}
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

/** Returns what a buyer chose: «Поло, Хлопок, белый, количество: 50». */
function describeLine({ itemTitle, material, baseColor, quantity, sizes }: LineValues): string {
  // The code of the material precedes its name.
  const cloth = material?.slice(material.indexOf('/') + 1)
  const counted = sizes ? sizesText(sizes) : quantity && `количество: ${quantity}`
  return [itemTitle, cloth, baseColor, counted].filter(Boolean).join(', ')
}

/** Returns the products of a `lines` field; none if it can't be read. */
function parseLines(text = ''): LineValues[] {
  try {
    const lines: unknown = JSON.parse(text)
    return Array.isArray(lines) ? lines.filter((line) => typeof line === 'object' && line !== null) : []
  } catch {
    return []
  }
}
