import { postPath } from '@rapport/contract/paths/blog-paths'
import { TAG_MAX } from '@rapport/contract/paths/query-limits'
import { fitDescription, withName } from '@rapport/contract/texts/fit-text'
import { SHORT_TEXT_MAX, TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { POST_TAGS_MAX } from '@rapport/staff-contract/snapshots/page-content-limits'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { useQuery } from '@tanstack/react-query'
import { siteNameQuery } from '../api/site-search.ts'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { BodyField } from '../editing/fields/body-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { MomentField } from '../editing/fields/moment-field.tsx'
import { SeoFields, seoFields } from '../editing/fields/seo-fields.tsx'
import { SlugField } from '../editing/fields/slug-field.tsx'
import { slugAfter } from '../editing/fields/suggest-slug.ts'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { SeoPanel } from '../editing/seo/seo-panel.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { TagsField } from '../ui/tags-field/tags-field.tsx'

const fields = {
  title: { label: 'Заголовок' },
  slug: { label: 'Адрес' },
  shortText: { label: 'Коротко' },
  body: { label: 'Текст' },
  picture: { label: 'Картинка', shown: 'picture' },
  tags: { label: 'Теги', shown: 'list' },
  publicationAt: { label: 'Дата статьи', shown: 'moment' },
  ...seoFields,
} satisfies EntryForm<'post'>['fields']

function PostFields({ editor }: EntryFieldsProps<'post'>) {
  return (
    <>
      <Panel heading="Статья">
        <PostTitle editor={editor} />
        <PostSlug editor={editor} />
        <Field editor={editor} name="shortText">
          {(field) => (
            <TextArea
              label={fields.shortText.label}
              hint="Стоит в&nbsp;списке статей и&nbsp;под заголовком"
              maxLength={SHORT_TEXT_MAX}
              {...field}
            />
          )}
        </Field>
        <Field editor={editor} name="body">
          {(field) => <BodyField label={fields.body.label} {...field} />}
        </Field>
      </Panel>
      <Panel heading="Картинка, теги, дата">
        <Field editor={editor} name="picture">
          {(field) => <PictureField label={fields.picture.label} {...field} />}
        </Field>
        <Field editor={editor} name="tags">
          {({ errors, ...field }, errorsWithin) => (
            <TagsField
              label={fields.tags.label}
              newLabel="Новый тег"
              hint={`Не\u00A0больше ${POST_TAGS_MAX}. Enter или запятая добавляет`}
              maxLength={TAG_MAX}
              errors={[...errors, ...Object.values(errorsWithin).flat()]}
              {...field}
            />
          )}
        </Field>
        <Field editor={editor} name="publicationAt">
          {(field) => (
            <MomentField
              label={fields.publicationAt.label}
              hint="По&nbsp;Москве. Пусто&nbsp;— день первой публикации"
              {...field}
            />
          )}
        </Field>
      </Panel>
      <SeoPanel lead="Пустое поле сайт заполнит сам: по&nbsp;заголовку и&nbsp;тексту.">
        <PostSeo editor={editor} />
      </SeoPanel>
    </>
  )
}

/** An address that was never on the site follows the title. */
function PostTitle({ editor }: EntryFieldsProps<'post'>) {
  function change(title: string): void {
    const { entry, snapshot } = editor.getState()
    if (!entry?.published) editor.change('slug', slugAfter(snapshot.slug, snapshot.title, title))
    editor.change('title', title)
  }
  return (
    <Field editor={editor} name="title">
      {(field) => <TextField label={fields.title.label} maxLength={TITLE_MAX} {...field} onChange={change} />}
    </Field>
  )
}

function PostSlug({ editor }: EntryFieldsProps<'post'>) {
  const { entry, snapshot } = useEditorState(editor)
  return (
    <Field editor={editor} name="slug">
      {(field) => (
        <SlugField title={snapshot.title} published={entry?.published?.slug} pathOf={postPath} {...field} />
      )}
    </Field>
  )
}

/** Its words for search engines follow from title and introduction, as the site has them follow. */
function PostSeo({ editor }: EntryFieldsProps<'post'>) {
  const { title, shortText, slug, picture } = useEditorState(editor).snapshot
  const { data: name } = useQuery(siteNameQuery)
  const follows = {
    title: name && title.trim() ? withName(title, name) : title,
    description: fitDescription(shortText),
  }
  return (
    <Field editor={editor} name="seo">
      {(field, errorsWithin) => (
        <SeoFields
          errorsWithin={errorsWithin}
          page={{ path: postPath(slug || '…'), follows, picture }}
          {...field}
        />
      )}
    </Field>
  )
}

export const postForm: EntryForm<'post'> = {
  kind: 'post',
  empty: {
    slug: '',
    title: '',
    shortText: '',
    body: '',
    picture: null,
    publicationAt: null,
    tags: [],
    seo: EMPTY_SEO,
  },
  pathOf: ({ slug }) => postPath(slug),
  fields,
  Fields: PostFields,
}
