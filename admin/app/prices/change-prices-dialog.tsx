import { changePrice, formatPrice } from '@rapport/contract/fields/price-text'
import type { PriceList } from '@rapport/contract/prices'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Select } from '../ui/select/select.tsx'
import { cellsOf, type Range } from '../ui/sheet/selection.ts'
import { type PriceEdit, type PriceVariant, pricesOf } from './price-cells.ts'
import styles from './prices.module.css'

const STEPS = [
  { value: '1', label: 'До\u00A0копейки' },
  { value: '100', label: 'До\u00A01\u00A0₽' },
  { value: '1000', label: 'До\u00A010\u00A0₽' },
  { value: '10000', label: 'До\u00A0100\u00A0₽' },
] as const
const SCOPES = [
  { value: 'range', label: 'Выделенное' },
  { value: 'table', label: 'Вся таблица' },
] as const
const PERCENT = /^[+−-]?\d{1,3}(?:[.,]\d{1,2})?$/
/** Changes shown before they are made. */
const SHOWN_MAX = 12

interface ChangePricesDialogProps {
  variant: PriceVariant
  list: PriceList
  range: Range
  onChange: (edits: PriceEdit[]) => void
  onClose: () => void
}

/** Changes prices by so many per cent, rounded, once the difference has been looked at. */
export function ChangePricesDialog({ variant, list, range, onChange, onClose }: ChangePricesDialogProps) {
  const [percentText, setPercentText] = useState('+5')
  const [step, setStep] = useState<(typeof STEPS)[number]['value']>('1000')
  const [scope, setScope] = useState<(typeof SCOPES)[number]['value']>('table')
  const percent = PERCENT.test(percentText.trim())
    ? Number(percentText.trim().replace(',', '.').replace('−', '-'))
    : undefined
  const whole = { top: 0, bottom: variant.rows.length - 1, left: 0, right: variant.ranges.length - 1 }
  const edits = cellsOf(scope === 'range' ? range : whole).flatMap(({ row, column }) => {
    const line = variant.rows[row]
    const before = line && pricesOf(line, list)[column]
    if (!line || before === undefined || percent === undefined) return []
    const price = changePrice(before, percent, Number(step))
    const where = `${line.label}, от\u00A0${variant.ranges[column]?.from ?? 1}`
    return price === before ? [] : [{ row, column, price, before, where }]
  })
  return (
    <Dialog heading="Изменить на&nbsp;процент" isOpen onClose={onClose}>
      <TextField
        label="На сколько процентов"
        hint="+5&nbsp;— дороже, −5&nbsp;— дешевле"
        value={percentText}
        onChange={setPercentText}
        errors={percent === undefined ? ['Напишите число: +5 или\u00A0−2,5'] : []}
        autoFocus
      />
      <Select label="Округлить" options={STEPS} value={step} onChange={setStep} />
      <Select label="Что изменить" options={SCOPES} value={scope} onChange={setScope} />
      <p role="status">
        {edits.length === 0 ? 'Ничего не\u00A0изменится' : `Изменится цен: ${edits.length}`}
      </p>
      <ul className={styles.changes}>
        {edits.slice(0, SHOWN_MAX).map(({ row, column, where, before, price }) => (
          <li key={`${row}:${column}`}>
            {where}: {formatPrice(before)}&nbsp;→ <strong>{formatPrice(price)}</strong>
          </li>
        ))}
        {edits.length > SHOWN_MAX && <li>И&nbsp;ещё {edits.length - SHOWN_MAX}</li>}
      </ul>
      <DialogActions>
        <Button
          isDisabled={edits.length === 0}
          onPress={() => {
            onChange(edits)
            onClose()
          }}
        >
          Изменить
        </Button>
        <Button variant="secondary" onPress={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  )
}
