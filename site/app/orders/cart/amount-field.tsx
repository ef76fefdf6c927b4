import { METRES } from '@rapport/contract/catalog/units'
import { formatQuantity } from '@rapport/contract/orders/quantity'
import { useState } from 'react'
import { FieldError, getErrorId } from '../../ui/field/field-error.tsx'
import styles from './amount-field.module.css'
import { parseAmount } from './parse-amount.ts'

interface AmountFieldProps {
  id: string
  label: string
  unit: string
  amount: number
  onChange: (amount: number) => void
  /** Messages of the server about this amount. */
  problems: readonly string[]
}

/** Field of an amount with buttons for less and more. An invalid input changes nothing, and says what is valid. */
export function AmountField({ id, label, unit, amount, onChange, problems }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const isMetres = METRES.test(unit)
  const step = isMetres ? 0.5 : 1
  const isInvalid = typed !== undefined && parseAmount(typed, unit) === undefined
  const errors = isInvalid
    ? [isMetres ? 'Укажите метры, можно половинами: «2,5»' : 'Укажите целое число: «50»']
    : [...problems]
  const change = (text: string) => {
    setTyped(text)
    const next = parseAmount(text, unit)
    if (next !== undefined && next !== amount) onChange(next)
  }
  const stepBy = (difference: number) => {
    const next = parseAmount(String(amount + difference), unit)
    setTyped(undefined)
    if (next !== undefined) onChange(next)
  }
  return (
    <div className={styles.amount}>
      <div className={styles.box}>
        <button
          type="button"
          aria-label={`Меньше: ${label}`}
          aria-disabled={amount - step < 1}
          className={styles.less}
          onClick={() => stepBy(-step)}
        />
        <input
          id={id}
          type="text"
          inputMode={isMetres ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={12}
          aria-label={label}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? getErrorId(id) : undefined}
          value={typed ?? formatQuantity(amount)}
          className={styles.input}
          onChange={({ target }) => change(target.value)}
          onBlur={() => !isInvalid && setTyped(undefined)}
        />
        <button
          type="button"
          aria-label={`Больше: ${label}`}
          className={styles.more}
          onClick={() => stepBy(step)}
        />
      </div>
      <FieldError fieldId={id} messages={errors} />
    </div>
  )
}
