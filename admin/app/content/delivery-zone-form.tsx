import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { PriceField } from '../catalog/price-field.tsx'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { NumberField } from '../editing/fields/number-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { TagsField } from '../ui/tags-field/tags-field.tsx'

const fields = {
  title: { label: 'Название зоны' },
  cities: { label: 'Города', shown: 'list' },
  aliases: { label: 'Как их\u00A0ещё называют', shown: 'list' },
  daysMin: { label: 'В\u00A0пути от, рабочих дней' },
  daysMax: { label: 'В\u00A0пути до, рабочих дней' },
  pointPrice: { label: 'До\u00A0пункта выдачи, ₽' },
  doorPrice: { label: 'До\u00A0двери, ₽' },
  boxKg: { label: 'Вес одной коробки, кг' },
  position: { label: 'Место в\u00A0ряду' },
} satisfies EntryForm<'delivery-zone'>['fields']

const DeliveryZoneFields = ({ editor }: EntryFieldsProps<'delivery-zone'>) => (
  <>
    <Panel heading="Зона доставки">
      <Field editor={editor} name="title">
        {(field) => <TextField label={fields.title.label} maxLength={TITLE_MAX} {...field} />}
      </Field>
      {(['cities', 'aliases'] as const).map((name) => (
        <Field key={name} editor={editor} name={name}>
          {({ errors, ...field }, errorsWithin) => (
            <TagsField
              label={fields[name].label}
              newLabel={name === 'cities' ? 'Новый город' : 'Новое название'}
              hint={
                name === 'cities'
                  ? 'Из\u00A0них выбирает посетитель'
                  : 'СПб, Питер: по\u00A0ним город тоже найдут'
              }
              maxLength={SHORT_FIELD_MAX}
              errors={[...errors, ...Object.values(errorsWithin).flat()]}
              {...field}
            />
          )}
        </Field>
      ))}
    </Panel>
    <Panel heading="Сроки и&nbsp;цены" lead="Цена&nbsp;— за&nbsp;каждую коробку.">
      {(['daysMin', 'daysMax', 'boxKg'] as const).map((name) => (
        <Field key={name} editor={editor} name={name}>
          {(field) => <NumberField label={fields[name].label} empty={0} {...field} />}
        </Field>
      ))}
      {(['pointPrice', 'doorPrice'] as const).map((name) => (
        <Field key={name} editor={editor} name={name}>
          {(field) => <PriceField label={fields[name].label} {...field} />}
        </Field>
      ))}
    </Panel>
  </>
)

export const deliveryZoneForm: EntryForm<'delivery-zone'> = {
  kind: 'delivery-zone',
  empty: {
    title: '',
    cities: [],
    aliases: [],
    daysMin: 1,
    daysMax: 1,
    pointPrice: 0,
    doorPrice: 0,
    boxKg: 10,
    position: null,
  },
  pathOf: () => TEXT_PAGE_PATHS.delivery,
  fields,
  Fields: DeliveryZoneFields,
}
