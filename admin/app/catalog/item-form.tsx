import type { CatalogKind } from '@rapport/contract/paths/catalog-kind'
import { slugAfter } from '@rapport/staff-contract/editing/suggest-slug'
import { catalogKindNames } from '@rapport/staff-contract/entries/catalog-kind-names'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import { LEAD_TIME_DAYS_MAX } from '@rapport/staff-contract/snapshots/item-limits'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import {
  BodyEntryField,
  BoxEntryField,
  NumberEntryField,
  RowsEntryField,
  TextAreaEntryField,
  TextEntryField,
} from '../editing/fields/entry-fields.tsx'
import { seoFields } from '../editing/fields/seo-fields.tsx'
import { SlugField } from '../editing/fields/slug-field.tsx'
import { EntryPlaces } from '../editing/form/entry-places.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { PageSeo } from '../editing/seo/page-seo.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { CalculationFields, calculationDescriptions } from './calculation-fields.tsx'
import styles from './item-form.module.css'
import { PictureFields } from './picture-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PricesFields } from './prices-fields.tsx'
import { ShowsField } from './shows-field.tsx'
import { SizeTablesField } from './size-tables-field.tsx'
import { readNewItem } from './tree/new-item-path.ts'
import { useItemPath } from './use-item-path.ts'

const ItemFields = ({ editor }: EntryFieldsProps<'item'>) => (
  <>
    <MainFields editor={editor} />
    <PlaceFields editor={editor} />
    <PictureFields editor={editor} />
    <Panel heading="Свойства">
      <RowsEntryField
        editor={editor}
        name="properties"
        label="Строки"
        addLabel="Добавить свойство"
        getName={({ name }, index) => name || `Строка ${index + 1}`}
      >
        {(bind) => (
          <div className={styles.pair}>
            <TextField label="Свойство" {...bind('name')} />
            <TextField label="Значение" {...bind('value')} />
          </div>
        )}
      </RowsEntryField>
    </Panel>
    <Panel heading="Размеры">
      <Field editor={editor} name="sizeTables">
        {(field, within) => <SizeTablesField {...field} {...within} />}
      </Field>
    </Panel>
    <PricesFields editor={editor} />
    <CalculationFields editor={editor} />
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

function MainFields({ editor }: EntryFieldsProps<'item'>) {
  const { entry, snapshot } = useEditorState(editor)
  const published = entry?.published
  const getPath = useItemPath(snapshot)
  const getPublishedPath = useItemPath(published ?? undefined)
  function changeTitle(title: string): void {
    if (!published) editor.change('slug', slugAfter(snapshot.slug, snapshot.title, title))
    editor.change('title', title)
  }
  return (
    <Panel heading={snapshot.isGroup ? 'Группа' : 'Изделие'}>
      <TextEntryField editor={editor} name="title" onChange={changeTitle} />
      <Field editor={editor} name="slug">
        {(field) => (
          <SlugField
            title={snapshot.title}
            getPath={getPath}
            published={published?.slug}
            publishedPath={published ? getPublishedPath(published.slug) : undefined}
            {...field}
          />
        )}
      </Field>
      <TextAreaEntryField editor={editor} name="summary" />
      <BodyEntryField editor={editor} name="description" />
      <TextEntryField editor={editor} name="unit" />
      <NumberEntryField editor={editor} name="leadTimeDays" />
      <BoxEntryField editor={editor} name="onHome" box="Показывать в&nbsp;каталоге на&nbsp;главной" />
    </Panel>
  )
}

export const entryForm: EntryForm<'item'> = {
  kind: 'item',
  empty: emptySnapshot('item'),
  beginWith: readNewItem,
  // This short URL redirects to the one with the group.
  getPath: ({ slug }) => `/catalog/${slug}/`,
  fields: {
    title: { label: 'Название' },
    slug: { label: 'Адрес' },
    kind: { label: 'Раздел', getText: (kind: CatalogKind) => catalogKindNames[kind] },
    isGroup: { label: 'Группа' },
    parent: { label: 'В\u00A0группе', entries: 'item' },
    position: { label: 'Место в\u00A0группе' },
    summary: { label: 'Коротко', hint: 'Одна-две фразы: для карточки и\u00A0поисковиков' },
    description: { label: 'Описание' },
    unit: { label: 'Единица', hint: 'В\u00A0чём считают: шт, пог.\u00A0м, комплект' },
    leadTimeDays: {
      label: 'Срок, дней',
      hint: `Не\u00A0больше ${LEAD_TIME_DAYS_MAX}; пусто\u00A0— не\u00A0сказано`,
    },
    onHome: { label: 'На\u00A0главной' },
    picture: { label: 'Картинка', shown: 'picture' },
    gallery: { label: 'Галерея', hint: 'Стоят на\u00A0странице в\u00A0этом порядке', shown: 'list' },
    banner: { label: 'Широкая картинка', shown: 'picture' },
    divider: { label: 'Полоса узора', shown: 'picture' },
    properties: {
      label: 'Свойства',
      shown: 'list',
      getText: ({ name, value }: ItemSnapshot['properties'][number]) => `${name}: ${value}`,
    },
    sizeTables: {
      label: 'Размеры',
      shown: 'list',
      getText: ({ title }: ItemSnapshot['sizeTables'][number]) => title || 'Без названия',
    },
    priceTiers: {
      label: 'Цены по\u00A0количеству',
      shown: 'list',
      getText: ({ from, price }: ItemSnapshot['priceTiers'][number]) =>
        `от\u00A0${from}: ${formatPrice(price)}`,
    },
    priceGroups: {
      label: 'Таблицы цен',
      hint: 'Группы цен, таблицы которых стоят на\u00A0странице',
      shown: 'list',
      entries: 'price-group',
    },
    ...calculationDescriptions,
    shows: { label: 'Что показывает', shown: 'list', entries: 'item' },
    formerSlugs: { label: 'Прежние адреса', shown: 'list' },
    ...seoFields,
  },
  Fields: ItemFields,
}
