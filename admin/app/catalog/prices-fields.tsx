import { PRICE_GROUPS_MAX } from '@rapport/staff-contract/snapshots/item-limits'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { EntriesField } from '../editing/fields/entries-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { itemFields } from './item-fields.ts'
import { TablePrices } from './table-prices.tsx'
import { TiersField } from './tiers-field.tsx'

/** What an item costs: as the price tables it shows say, or, without any, by prices of its own. */
export function PricesFields({ editor }: EntryFieldsProps<'item'>) {
  const { snapshot, entry } = useEditorState(editor)
  const published = entry?.published && { slug: entry.published.slug, version: entry.version }
  return (
    <Panel
      heading="Цены"
      lead="Цену задают таблицы, а&nbsp;без&nbsp;них&nbsp;— свои ступени. Нет ни&nbsp;тех, ни&nbsp;других&nbsp;— на&nbsp;сайте стоит «по&nbsp;запросу»."
    >
      <Field editor={editor} name="priceGroups">
        {({ onChange, ...field }, errorsWithin) => (
          <EntriesField
            kind="price-group"
            label={itemFields.priceGroups.label}
            hint="Группы цен, таблицы которых стоят на&nbsp;странице"
            addLabel="Добавить группы цен"
            max={PRICE_GROUPS_MAX}
            errorsWithin={errorsWithin}
            {...field}
            onChange={(codes) => {
              onChange(codes)
              if (codes.length > 0) editor.change('priceTiers', [])
            }}
          />
        )}
      </Field>
      {snapshot.priceGroups.length > 0 ? (
        <TablePrices codes={snapshot.priceGroups} published={published ?? undefined} />
      ) : (
        <Field editor={editor} name="priceTiers">
          {(field, errorsWithin) => <TiersField errorsWithin={errorsWithin} {...field} />}
        </Field>
      )}
    </Panel>
  )
}
