import { PRICE_GROUPS_MAX } from '@rapport/contract/limits'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { EntriesField } from '../editing/fields/entries-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { itemFields } from './item-fields.ts'
import { TiersField } from './tiers-field.tsx'

/** What an item costs: prices of its own by quantity, and the price tables it shows. */
export const PricesFields = ({ editor }: EntryFieldsProps<'item'>) => (
  <Panel heading="Цены" lead="Нет ни&nbsp;одной&nbsp;— на&nbsp;сайте стоит «по&nbsp;запросу».">
    <Field editor={editor} name="priceTiers">
      {(field, errorsWithin) => <TiersField errorsWithin={errorsWithin} {...field} />}
    </Field>
    <Field editor={editor} name="priceGroups">
      {(field, errorsWithin) => (
        <EntriesField
          kind="price-group"
          label={itemFields.priceGroups.label}
          hint="Группы цен, таблицы которых стоят на&nbsp;странице"
          addLabel="Добавить группы цен"
          max={PRICE_GROUPS_MAX}
          errorsWithin={errorsWithin}
          {...field}
        />
      )}
    </Field>
  </Panel>
)
