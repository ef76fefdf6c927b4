import { STANDARD_VAT } from '@rapport/contract/money/vat'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import {
  type CalculationRulesSnapshot,
  EMPTY_CALCULATION_RULES,
} from '@rapport/staff-contract/snapshots/calculation/calculation-rules-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { BoxField } from '../editing/fields/box-field.tsx'
import { Field, NestedFields } from '../editing/fields/entry-field.tsx'
import { RowsEntryField } from '../editing/fields/entry-fields.tsx'
import { NumberField } from '../editing/fields/number-field.tsx'
import { PriceField } from '../editing/fields/price-field.tsx'
import { DateField } from '../ui/date-time-field/date-field.tsx'
import fieldStyles from '../ui/field/field.module.css'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { CalendarFields, formatDay, formatPeriod } from './calendar-fields.tsx'

const CalculationRulesFields = (props: EntryFieldsProps<'calculation-rules'>) => (
  <>
    <UrgencyFields {...props} />
    <DiscountFields {...props} />
    <VatFields {...props} />
    <CalendarFields {...props} />
  </>
)

const UrgencyFields = ({ editor }: EntryFieldsProps<'calculation-rules'>) => (
  <Panel heading="Срочность">
    <NestedFields editor={editor} name="urgency">
      {(bind) => (
        <>
          <BoxField label="Предлагать срочное изготовление" name="Срочность" {...bind('isOnOffer')} />
          <TextField label="Название" hint="Строка расчёта: «Срочное изготовление»" {...bind('title')} />
          <NumberField label="Наценка, %" empty={0} {...bind('percent')} />
          <NumberField
            label="Остаётся от&nbsp;срока, %"
            hint="60: десять рабочих дней станут шестью"
            empty={0}
            {...bind('daysPercent')}
          />
        </>
      )}
    </NestedFields>
  </Panel>
)

const DiscountFields = ({ editor }: EntryFieldsProps<'calculation-rules'>) => (
  <Panel
    heading="Скидки и&nbsp;доставка"
    lead="Считаем от&nbsp;суммы всех строк. Со&nbsp;скидкой клиента не&nbsp;складывается: действует большая."
  >
    <RowsEntryField
      editor={editor}
      name="sumDiscounts"
      addLabel="Добавить скидку"
      getName={({ title }, index) => title || `Скидка ${index + 1}`}
    >
      {(bind) => (
        <div className={fieldStyles.beside}>
          <PriceField label="От&nbsp;суммы, ₽" {...bind('from')} />
          <NumberField label="Скидка, %" empty={0} {...bind('percent')} />
          <TextField label="Название" {...bind('title')} />
        </div>
      )}
    </RowsEntryField>
    <Field editor={editor} name="freeDeliveryFrom">
      {({ value, onChange, ...field }) => (
        <PriceField
          {...field}
          hint="Пусто&nbsp;— всегда платная. Цены&nbsp;— в&nbsp;разделе «Зоны доставки»"
          value={value ?? 0}
          onChange={(kopecks) => onChange(kopecks === 0 ? null : kopecks)}
        />
      )}
    </Field>
  </Panel>
)

const LAWFUL = STANDARD_VAT.map(({ from, percent }) => `с\u00A0${formatDay(from)}\u00A0— ${percent}\u00A0%`)

const VatFields = ({ editor }: EntryFieldsProps<'calculation-rules'>) => (
  <Panel
    heading="НДС"
    lead={
      <>
        По&nbsp;закону {LAWFUL.join(', ')}. Ставку выбирает дата документа. Платит&nbsp;ли фабрика НДС,
        указано в&nbsp;разделе «О&nbsp;фабрике».
      </>
    }
  >
    <RowsEntryField
      editor={editor}
      name="vatRates"
      addLabel="Добавить ставку"
      getName={({ from, percent }) => `с\u00A0${formatDay(from)}: ${percent}\u00A0%`}
    >
      {(bind) => (
        <div className={fieldStyles.beside}>
          <DateField label="С какого дня" {...bind('from')} />
          <NumberField label="Ставка, %" empty={0} {...bind('percent')} />
        </div>
      )}
    </RowsEntryField>
  </Panel>
)

export const entryForm: EntryForm<'calculation-rules'> = {
  kind: 'calculation-rules',
  empty: emptySnapshot('calculation-rules', EMPTY_CALCULATION_RULES),
  getPath: () => undefined,
  fields: {
    title: { label: 'Название' },
    'urgency.isOnOffer': { label: 'Срочность' },
    'urgency.title': { label: 'Название срочности' },
    'urgency.percent': { label: 'Наценка за\u00A0срочность, %' },
    'urgency.daysPercent': { label: 'Остаётся от\u00A0срока, %' },
    sumDiscounts: {
      label: 'Скидки от\u00A0суммы',
      shown: 'list',
      getText: ({ from, title, percent }: CalculationRulesSnapshot['sumDiscounts'][number]) =>
        `от\u00A0${formatPrice(from)}\u00A0₽: ${percent}\u00A0%, ${title}`,
    },
    freeDeliveryFrom: {
      label: 'Доставка до\u00A0пункта выдачи бесплатна от\u00A0суммы, ₽',
      getText: (kopecks: number | null) => (kopecks === null ? 'всегда платная' : formatPrice(kopecks)),
    },
    vatRates: {
      label: 'Следующие ставки',
      shown: 'list',
      getText: ({ from, percent }: CalculationRulesSnapshot['vatRates'][number]) =>
        `с\u00A0${formatDay(from)}: ${percent}\u00A0%`,
    },
    promisedDays: {
      label: 'Не\u00A0раньше, рабочих дней',
      hint: 'Обещание «от\u00A02\u00A0дней»: раньше готовность не\u00A0называем',
    },
    leadDays: {
      label: 'Срок изделия без\u00A0своего срока, рабочих дней',
      hint: 'Пусто\u00A0— срок назовёт менеджер',
    },
    daysOff: { label: 'Выходные и\u00A0праздники', shown: 'list', getText: formatPeriod },
    workdays: {
      label: 'Рабочие субботы и\u00A0воскресенья',
      shown: 'list',
      getText: ({ day }: CalculationRulesSnapshot['workdays'][number]) => formatDay(day),
    },
  },
  Fields: CalculationRulesFields,
}
