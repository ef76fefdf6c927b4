import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { EntriesEntryField } from '../editing/fields/entry-fields.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { TablePrices } from './table-prices.tsx'
import { TiersField } from './tiers-field.tsx'

export function PricesFields({ editor }: EntryFieldsProps<'item'>) {
  const { snapshot, entry } = useEditorState(editor)
  const published = entry?.published && { slug: entry.published.slug, version: entry.version }
  return (
    <Panel
      heading="Цены"
      lead="Цену задают таблицы, а&nbsp;без&nbsp;них&nbsp;— свои ступени. Нет ни&nbsp;тех, ни&nbsp;других&nbsp;— на&nbsp;сайте стоит «по&nbsp;запросу»."
    >
      <EntriesEntryField
        editor={editor}
        name="priceGroups"
        addLabel="Добавить группы цен"
        onChange={(codes) => {
          editor.change('priceGroups', codes)
          if (codes.length > 0) editor.change('priceTiers', [])
        }}
      />
      <Field editor={editor} name="priceTiers">
        {(field, within) =>
          snapshot.priceGroups.length > 0 ? (
            <TablePrices
              heading={field.label}
              codes={snapshot.priceGroups}
              published={published ?? undefined}
            />
          ) : (
            <TiersField {...field} {...within} />
          )
        }
      </Field>
    </Panel>
  )
}
