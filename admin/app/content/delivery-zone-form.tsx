import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import {
  NumberEntryField,
  PriceEntryField,
  TagsEntryField,
  TextEntryField,
} from '../editing/fields/entry-fields.tsx'
import { Panel } from '../ui/panel/panel.tsx'

const DeliveryZoneFields = ({ editor }: EntryFieldsProps<'delivery-zone'>) => (
  <>
    <Panel heading="Зона доставки">
      <TextEntryField editor={editor} name="title" />
      <TagsEntryField editor={editor} name="cities" newLabel="Новый город" />
      <TagsEntryField editor={editor} name="aliases" newLabel="Новое название" />
    </Panel>
    <Panel heading="Сроки и&nbsp;цены" lead="Цена&nbsp;— за&nbsp;каждую коробку.">
      <NumberEntryField editor={editor} name="daysMin" />
      <NumberEntryField editor={editor} name="daysMax" />
      <NumberEntryField editor={editor} name="boxKg" />
      <PriceEntryField editor={editor} name="pointPrice" />
      <PriceEntryField editor={editor} name="doorPrice" />
    </Panel>
  </>
)

export const entryForm: EntryForm<'delivery-zone'> = {
  kind: 'delivery-zone',
  empty: emptySnapshot('delivery-zone', { daysMin: 1, daysMax: 1, boxKg: 10 }),
  getPath: () => TEXT_PAGE_PATHS.delivery,
  fields: {
    title: { label: 'Название зоны' },
    cities: { label: 'Города', hint: 'Из\u00A0них выбирает посетитель', shown: 'list' },
    aliases: {
      label: 'Как их\u00A0ещё называют',
      hint: 'СПб, Питер: по\u00A0ним город тоже найдут',
      shown: 'list',
    },
    daysMin: { label: 'В\u00A0пути от, рабочих дней' },
    daysMax: { label: 'В\u00A0пути до, рабочих дней' },
    pointPrice: { label: 'До\u00A0пункта выдачи, ₽' },
    doorPrice: { label: 'До\u00A0двери, ₽' },
    boxKg: { label: 'Вес одной коробки, кг' },
    position: { label: 'Место в\u00A0ряду' },
  },
  Fields: DeliveryZoneFields,
}
