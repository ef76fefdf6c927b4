import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { PROPERTIES_MAX } from '@rapport/staff-contract/snapshots/item-limits'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { RowsField } from '../editing/fields/rows-field.tsx'
import { EntryPlaces } from '../editing/form/entry-places.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { PageSeo } from '../editing/seo/page-seo.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { itemFields } from './item-fields.ts'
import styles from './item-form.module.css'
import { MainFields } from './main-fields.tsx'
import { PictureFields } from './picture-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PricesFields } from './prices-fields.tsx'
import { ShowsField } from './shows-field.tsx'
import { SizeTablesField } from './size-tables-field.tsx'
import { readNewItem } from './tree/new-item-path.ts'

const ItemFields = ({ editor }: EntryFieldsProps<'item'>) => (
  <>
    <MainFields editor={editor} />
    <PlaceFields editor={editor} />
    <PictureFields editor={editor} />
    <Panel heading={itemFields.properties.label}>
      <Field editor={editor} name="properties">
        {(field, errorsWithin) => (
          <RowsField
            label="Строки"
            addLabel="Добавить свойство"
            emptyRow={{ name: '', value: '' }}
            max={PROPERTIES_MAX}
            nameOf={({ name }, index) => name || `Строка ${index + 1}`}
            errorsWithin={errorsWithin}
            {...field}
          >
            {(bind) => (
              <div className={styles.pair}>
                <TextField label="Свойство" maxLength={SHORT_FIELD_MAX} {...bind('name')} />
                <TextField label="Значение" maxLength={SHORT_FIELD_MAX} {...bind('value')} />
              </div>
            )}
          </RowsField>
        )}
      </Field>
    </Panel>
    <Panel heading={itemFields.sizeTables.label}>
      <Field editor={editor} name="sizeTables">
        {(field, errorsWithin) => <SizeTablesField errorsWithin={errorsWithin} {...field} />}
      </Field>
    </Panel>
    <PricesFields editor={editor} />
    <ShowsField editor={editor} />
    <ItemSeo editor={editor} />
    <EntryPlaces editor={editor} />
  </>
)

function ItemSeo({ editor }: EntryFieldsProps<'item'>) {
  const { picture } = useEditorState(editor).snapshot
  const lead = <>Пустое поле сайт заполнит сам: по&nbsp;названию, описанию и&nbsp;ценам на&nbsp;сайте.</>
  return <PageSeo editor={editor} lead={lead} picture={picture} />
}

export const itemForm: EntryForm<'item'> = {
  kind: 'item',
  empty: {
    slug: '',
    title: '',
    kind: 'regular',
    isGroup: false,
    parent: null,
    position: null,
    summary: '',
    description: '',
    properties: [],
    unit: '',
    priceTiers: [],
    leadTimeDays: null,
    sizeTables: [],
    picture: null,
    gallery: [],
    banner: null,
    divider: null,
    shows: [],
    priceGroups: [],
    formerSlugs: [],
    onHome: false,
    seo: EMPTY_SEO,
  },
  beginWith: readNewItem,
  // A short address leads on to the one with the group.
  pathOf: ({ slug }) => `/catalog/${slug}/`,
  fields: itemFields,
  Fields: ItemFields,
}
