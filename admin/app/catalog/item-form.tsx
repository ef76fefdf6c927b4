import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { SeoFields } from '../editing/fields/seo-fields.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { itemFields } from './item-fields.ts'
import { MainFields } from './main-fields.tsx'
import { PictureFields } from './picture-fields.tsx'
import { PricesFields } from './prices-fields.tsx'
import { PropertiesField } from './properties-field.tsx'

const ItemFields = ({ editor }: EntryFieldsProps<'item'>) => (
  <>
    <MainFields editor={editor} />
    <PictureFields editor={editor} />
    <Panel heading={itemFields.properties.label}>
      <Field editor={editor} name="properties">
        {(field, errorsWithin) => <PropertiesField errorsWithin={errorsWithin} {...field} />}
      </Field>
    </Panel>
    <PricesFields editor={editor} />
    <Panel heading="Для поисковиков" lead="Пустое поле сайт заполнит сам: по&nbsp;названию и&nbsp;описанию.">
      <Field editor={editor} name="seo">
        {(field, errorsWithin) => <SeoFields errorsWithin={errorsWithin} {...field} />}
      </Field>
    </Panel>
  </>
)

export const itemForm: EntryForm<'item'> = {
  kind: 'item',
  empty: {
    ...{ slug: '', title: '', kind: 'regular', isGroup: false, parent: null, position: null, summary: '' },
    ...{ description: '', properties: [], unit: '', priceTiers: [], leadTimeDays: null, sizeTables: [] },
    ...{ picture: null, gallery: [], banner: null, divider: null, shows: [], priceGroups: [] },
    ...{ formerSlugs: [], onHome: false, seo: { title: null, description: null, keywords: null } },
  },
  // A short address leads on to the one with the group.
  pathOf: ({ slug }) => `/catalog/${slug}/`,
  fields: itemFields,
  Fields: ItemFields,
}
