import { postPath } from '@rapport/contract/paths/blog-paths'
import { fitDescription, withName } from '@rapport/contract/texts/fit-text'
import { slugAfter } from '@rapport/staff-contract/editing/suggest-slug'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { POST_TAGS_MAX } from '@rapport/staff-contract/snapshots/page-content-limits'
import { useQuery } from '@tanstack/react-query'
import { siteNameQuery } from '../api/site-search.ts'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import {
  BodyEntryField,
  MomentEntryField,
  PictureEntryField,
  TagsEntryField,
  TextAreaEntryField,
  TextEntryField,
} from '../editing/fields/entry-fields.tsx'
import { SeoFields, seoFields } from '../editing/fields/seo-fields.tsx'
import { SlugField } from '../editing/fields/slug-field.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { SeoPanel } from '../editing/seo/seo-panel.tsx'
import { Panel } from '../ui/panel/panel.tsx'

const PostFields = ({ editor }: EntryFieldsProps<'post'>) => (
  <>
    <Panel heading="Статья">
      <PostTitle editor={editor} />
      <PostSlug editor={editor} />
      <TextAreaEntryField editor={editor} name="shortText" />
      <BodyEntryField editor={editor} name="body" />
    </Panel>
    <Panel heading="Картинка, теги, дата">
      <PictureEntryField editor={editor} name="picture" />
      <TagsEntryField editor={editor} name="tags" newLabel="Новый тег" />
      <MomentEntryField editor={editor} name="publicationAt" />
    </Panel>
    <SeoPanel lead="Пустое поле сайт заполнит сам: по&nbsp;заголовку и&nbsp;тексту.">
      <PostSeo editor={editor} />
    </SeoPanel>
  </>
)

/** The slug follows the title until the first publication. */
function PostTitle({ editor }: EntryFieldsProps<'post'>) {
  function change(title: string): void {
    const { entry, snapshot } = editor.getState()
    if (!entry?.published) editor.change('slug', slugAfter(snapshot.slug, snapshot.title, title))
    editor.change('title', title)
  }
  return <TextEntryField editor={editor} name="title" onChange={change} />
}

function PostSlug({ editor }: EntryFieldsProps<'post'>) {
  const { entry, snapshot } = useEditorState(editor)
  return (
    <Field editor={editor} name="slug">
      {(field) => (
        <SlugField title={snapshot.title} published={entry?.published?.slug} getPath={postPath} {...field} />
      )}
    </Field>
  )
}

/** The default texts are the same as on the site: title and introduction. */
function PostSeo({ editor }: EntryFieldsProps<'post'>) {
  const { title, shortText, slug, picture } = useEditorState(editor).snapshot
  const { data: name } = useQuery(siteNameQuery)
  const follows = {
    title: name && title.trim() ? withName(title, name) : title,
    description: fitDescription(shortText),
  }
  return (
    <Field editor={editor} name="seo">
      {(field, { errorsWithin }) => (
        <SeoFields
          errorsWithin={errorsWithin}
          page={{ path: postPath(slug || '…'), follows, picture }}
          {...field}
        />
      )}
    </Field>
  )
}

export const entryForm: EntryForm<'post'> = {
  kind: 'post',
  empty: emptySnapshot('post'),
  getPath: ({ slug }) => postPath(slug),
  fields: {
    title: { label: 'Заголовок' },
    slug: { label: 'Адрес' },
    shortText: { label: 'Коротко', hint: 'Стоит в\u00A0списке статей и\u00A0под заголовком' },
    body: { label: 'Текст' },
    picture: { label: 'Картинка', shown: 'picture' },
    tags: {
      label: 'Теги',
      hint: `Не\u00A0больше ${POST_TAGS_MAX}. Enter или запятая добавляет`,
      shown: 'list',
    },
    publicationAt: {
      label: 'Дата статьи',
      hint: 'По\u00A0Москве. Пусто\u00A0— день первой публикации',
      shown: 'moment',
    },
    ...seoFields,
  },
  Fields: PostFields,
}
