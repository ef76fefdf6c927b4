import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { CodesField } from '../editing/fields/codes-field.tsx'
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
        <CodesField
          label={itemFields.priceGroups.label}
          newLabel="Код группы цен"
          hint="Коды групп цен, таблицы которых стоят на&nbsp;странице"
          errorsWithin={errorsWithin}
          {...field}
        />
      )}
    </Field>
  </Panel>
)
