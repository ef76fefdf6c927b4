import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { BodyEntryField, DocumentEntryField, TextEntryField } from '../editing/fields/entry-fields.tsx'
import { seoFields } from '../editing/fields/seo-fields.tsx'
import { PageSeo } from '../editing/seo/page-seo.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SampleButton } from './samples/sample-button.tsx'

/** The path of a text page can't be changed, so the form doesn't show it. */
const TextPageFields = ({ editor }: EntryFieldsProps<'text-page'>) => (
  <>
    <Panel heading="Страница">
      <SampleButton editor={editor} />
      <TextEntryField editor={editor} name="title" />
      <TextEntryField editor={editor} name="version" />
      <BodyEntryField editor={editor} name="body" />
      <DocumentEntryField editor={editor} name="document" />
    </Panel>
    <PageSeo
      editor={editor}
      lead="Пустое поле сайт заполнит сам: по&nbsp;заголовку и&nbsp;названию фабрики."
      picture={null}
    />
  </>
)

export const entryForm: EntryForm<'text-page'> = {
  kind: 'text-page',
  empty: emptySnapshot('text-page'),
  beginWith: (params) => ({ slug: params.get('slug') ?? '' }),
  getPath: ({ slug }) => TEXT_PAGE_PATHS[slug] ?? '/',
  fields: {
    title: { label: 'Заголовок' },
    slug: { label: 'Адрес' },
    version: {
      label: 'Редакция',
      hint: 'Меняется вместе с\u00A0текстом: её\u00A0хранят согласия посетителей',
    },
    body: { label: 'Текст' },
    document: { label: 'Файл для скачивания' },
    ...seoFields,
  },
  Fields: TextPageFields,
}
