import { formatMoney } from '@rapport/contract/money/format-money'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Select } from '../../ui/select/select.tsx'
import { type OfferedOperation, operationPriceQuery } from '../offer-queries.ts'
import { type EditedLine, type EditedOperation, parseNumber } from './edited-offer.ts'
import styles from './editor.module.css'
import { newOperation } from './new-rows.ts'
import { linePriceParams } from './use-line-prices.ts'

interface AddOperationDialogProps {
  orderId: string
  line: EditedLine
  offered: readonly OfferedOperation[]
  onAdd: (operation: EditedOperation) => void
  onClose: () => void
}

const MM_PER_CM = 10
const FIRST = { place: '', width: '10', height: '10', colors: '' }

/** Returns whole millimetres of typed centimetres; undefined for another text. */
function toMillimetres(text: string): number | undefined {
  const millimetres = Math.round(parseNumber(text) * MM_PER_CM)
  return millimetres >= 1 && millimetres <= 10_000 ? millimetres : undefined
}

/** Adds an operation of the tables, priced by place, size and colours. */
export function AddOperationDialog({ orderId, line, offered, onAdd, onClose }: AddOperationDialogProps) {
  const [code, setCode] = useState(offered[0]?.code ?? '')
  const [values, setValues] = useState(FIRST)
  const set = (fields: Partial<typeof FIRST>) => setValues({ ...values, ...fields })
  const operation = offered.find((one) => one.code === code)
  const place = operation?.places.find((one) => one.place === values.place) ?? operation?.places[0]
  const [widthMm, heightMm] = [toMillimetres(values.width), toMillimetres(values.height)]
  const colors = operation?.colors
    ? values.colors === ''
      ? operation.colors.min
      : parseNumber(values.colors)
    : undefined
  const params = linePriceParams(line, orderId)
  const isSized = operation?.isSized === true
  const isReady =
    params !== undefined &&
    operation !== undefined &&
    (!isSized || (widthMm !== undefined && heightMm !== undefined)) &&
    (colors === undefined || (Number.isInteger(colors) && colors >= 1 && colors <= 20))
  const { data: priced, error } = useQuery({
    ...operationPriceQuery({
      ...(params ?? {
        id: 0,
        order: orderId,
        quantity: 1,
        priceErpId: undefined,
        variant: undefined,
        materialErpId: undefined,
      }),
      code,
      place: place?.place,
      widthMm: isSized ? widthMm : undefined,
      heightMm: isSized ? heightMm : undefined,
      colors,
      designs: undefined,
    }),
    enabled: isReady,
  })
  return (
    <Dialog heading="Работа из прайса" isOpen onClose={onClose}>
      <Select
        label="Работа"
        value={code}
        onChange={setCode}
        options={offered.map((one) => ({ value: one.code, label: one.title }))}
      />
      {operation && operation.places.length > 0 && place && (
        <Select
          label="Место"
          value={place.place}
          onChange={(chosen) => set({ place: chosen })}
          options={operation.places.map((one) => ({
            value: one.place,
            label: one.title,
            hint: `до ${one.widthMm / MM_PER_CM}\u00A0×\u00A0${one.heightMm / MM_PER_CM}\u00A0см`,
          }))}
        />
      )}
      {isSized && (
        <div className={styles.pair}>
          <TextField
            label="Ширина, см"
            inputMode="decimal"
            value={values.width}
            onChange={(width) => set({ width })}
            errors={widthMm === undefined ? ['Сантиметры, например 10'] : []}
          />
          <TextField
            label="Высота, см"
            inputMode="decimal"
            value={values.height}
            onChange={(height) => set({ height })}
            errors={heightMm === undefined ? ['Сантиметры, например 10'] : []}
          />
        </div>
      )}
      {operation?.colors && (
        <TextField
          label={`Цветов, от\u00A0${operation.colors.min} до\u00A0${operation.colors.max}`}
          inputMode="numeric"
          isShort
          value={values.colors === '' ? String(operation.colors.min) : values.colors}
          onChange={(text) => set({ colors: text })}
        />
      )}
      {!params && <Notice>Сначала укажите в&nbsp;строке количество.</Notice>}
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {isReady && priced && (
        <p role="status">
          {priced.problem ??
            (priced.unitPrice === null
              ? 'Цена по\u00A0запросу: впишите её в\u00A0строке'
              : `По прайсу ${formatMoney(priced.unitPrice)} за\u00A0штуку${priced.setup > 0 ? ` и\u00A0${formatMoney(priced.setup)} один раз` : ''}`)}
        </p>
      )}
      <DialogActions>
        <Button
          isDisabled={!isReady || !priced || priced.problem !== null}
          onPress={() =>
            priced &&
            onAdd(
              newOperation({
                code,
                title: priced.title,
                price: priced.unitPrice === null ? '' : formatPrice(priced.unitPrice),
                setup: priced.setup === 0 ? '' : formatPrice(priced.setup),
              }),
            )
          }
        >
          Добавить
        </Button>
        <Button variant="secondary" onPress={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  )
}
