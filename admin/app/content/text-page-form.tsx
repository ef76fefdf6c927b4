import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { BodyField } from '../editing/fields/body-field.tsx'
import { DocumentField } from '../editing/fields/document-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { seoFields } from '../editing/fields/seo-fields.tsx'
import { PageSeo } from '../editing/seo/page-seo.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'

const fields = {
  title: { label: 'Заголовок' },
  slug: { label: 'Адрес' },
  version: { label: 'Редакция' },
  body: { label: 'Текст' },
  document: { label: 'Файл для скачивания' },
  ...seoFields,
} satisfies EntryForm<'text-page'>['fields']

/** A text page stands at its address for good: the form does not show it. */
const TextPageFields = ({ editor }: EntryFieldsProps<'text-page'>) => (
  <>
    <Panel heading="Страница">
      <Field editor={editor} name="title">
        {(field) => <TextField label={fields.title.label} maxLength={TITLE_MAX} {...field} />}
      </Field>
      <Field editor={editor} name="version">
        {(field) => (
          <TextField
            label={fields.version.label}
            hint="Меняется вместе с&nbsp;текстом: её&nbsp;хранят согласия посетителей"
            maxLength={SHORT_FIELD_MAX}
            {...field}
          />
        )}
      </Field>
      <Field editor={editor} name="body">
        {(field) => <BodyField label={fields.body.label} {...field} />}
      </Field>
      <Field editor={editor} name="document">
        {(field) => <DocumentField label={fields.document.label} {...field} />}
      </Field>
    </Panel>
    <PageSeo
      editor={editor}
      lead="Пустое поле сайт заполнит сам: по&nbsp;заголовку и&nbsp;названию фабрики."
      picture={null}
    />
  </>
)

export const textPageForm: EntryForm<'text-page'> = {
  kind: 'text-page',
  empty: { slug: '', title: '', version: '', body: '', document: null, seo: EMPTY_SEO },
  pathOf: ({ slug }) => TEXT_PAGE_PATHS[slug] ?? '/',
  fields,
  Fields: TextPageFields,
}
