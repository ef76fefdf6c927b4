import { formatMoney } from '@rapport/contract/money/format-money'
import { OFFER_SURCHARGES_MAX } from '@rapport/contract/offers/offer-limits'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Select } from '../../ui/select/select.tsx'
import type { EditableOffer, EditedSurcharge } from './edited-offer.ts'
import styles from './editor.module.css'
import { newSurcharge } from './new-rows.ts'
import type { OfferEditor } from './use-offer-editor.ts'

interface SurchargesPanelProps {
  offer: EditableOffer
  editor: OfferEditor
}

const KINDS = [
  { value: 'discount/percent', label: 'Скидка, %' },
  { value: 'discount/amount', label: 'Скидка, ₽' },
  { value: 'surcharge/percent', label: 'Наценка, %' },
  { value: 'surcharge/amount', label: 'Наценка, ₽' },
] as const

/** Discounts and surcharges on the sum of all lines. */
export function SurchargesPanel({ offer, editor }: SurchargesPanelProps) {
  const { edited, change, errors, document } = editor
  const { surcharges } = edited
  const { urgency } = offer.facts
  const isFull = surcharges.length >= OFFER_SURCHARGES_MAX
  const add = (fields: Partial<EditedSurcharge> = {}) =>
    change({ surcharges: [...surcharges, newSurcharge(fields)] })
  return (
    <Panel heading="Скидки и&nbsp;наценки">
      {surcharges.map((row, index) => {
        const set = (fields: Partial<EditedSurcharge>) =>
          change({ surcharges: surcharges.with(index, { ...row, ...fields }) })
        const errorsOf = (field: string) => errors[`surcharges.${index}.${field}`] ?? []
        const amount = document?.surcharges[index]?.amount
        return (
          <div key={row.id} className={styles.surcharge}>
            <TextField
              label="Название"
              value={row.title}
              onChange={(title) => set({ title })}
              errors={errorsOf('title')}
            />
            <Select
              label="Вид"
              value={`${row.kind}/${row.by}`}
              onChange={(value) => {
                const [kind, by] = value.split('/') as [EditedSurcharge['kind'], EditedSurcharge['by']]
                set({ kind, by })
              }}
              options={KINDS}
            />
            <TextField
              label={row.by === 'percent' ? 'Сколько, %' : 'Сколько, ₽'}
              inputMode="decimal"
              autoComplete="off"
              value={row.value}
              onChange={(value) => set({ value })}
              errors={row.value === '' ? [] : [...errorsOf('percent'), ...errorsOf('amount')]}
              hint={amount === undefined ? undefined : formatMoney(amount)}
            />
            <IconButton
              icon="close"
              label={`Убрать: ${row.title}`}
              onPress={() => change({ surcharges: surcharges.toSpliced(index, 1) })}
            />
          </div>
        )
      })}
      <div className={styles.buttons}>
        <Button variant="secondary" isDisabled={isFull} onPress={() => add()}>
          Скидка
        </Button>
        <Button
          variant="secondary"
          isDisabled={isFull}
          onPress={() => add({ title: 'Наценка', kind: 'surcharge' })}
        >
          Наценка
        </Button>
        {urgency && !surcharges.some(({ title }) => title === urgency.title) && (
          <Button
            variant="secondary"
            isDisabled={isFull}
            onPress={() =>
              add({
                title: urgency.title,
                kind: 'surcharge',
                value: String(urgency.percent).replace('.', ','),
              })
            }
          >
            {urgency.title}, {urgency.percent.toLocaleString('ru-RU')}&nbsp;%
          </Button>
        )}
      </div>
    </Panel>
  )
}
