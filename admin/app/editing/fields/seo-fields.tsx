import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { SEO_TEXT_MAX } from '@rapport/contract/limits'
import { TextArea } from '../../ui/field/text-area.tsx'
import type { FieldDescription } from '../entry-form.ts'
import type { EntryField } from '../form/use-entry-editor.ts'
import { SearchSnippet, type SnippetTexts } from '../seo/search-snippet.tsx'
import { ShareCard } from '../seo/share-card.tsx'

/** What is written for search engines, by field. */
type Seo = { title: string | null; description: string | null; keywords: string | null }

export const seoFields: Record<`seo.${keyof Seo}`, FieldDescription> = {
  'seo.title': { label: 'Заголовок для поиска' },
  'seo.description': { label: 'Описание для поиска' },
  'seo.keywords': { label: 'Ключевые слова' },
}
const NAMES = ['title', 'description', 'keywords'] as const

/** The page as search engines and networks show it. */
interface SeoPage {
  path: string
  /** What follows from the content where nothing is written. */
  follows: SnippetTexts
  /** The name of its file; null where there is none. */
  picture: string | null
}

type SeoFieldsProps = EntryField<Seo> & {
  errorsWithin: FieldErrors
  /** Left out: what it comes to is not shown. */
  page?: SeoPage
}

/** What is written for search engines, and what it comes to; an empty field follows from the content. */
export function SeoFields({ value, onChange, errorsWithin, isReadOnly, page }: SeoFieldsProps) {
  const written = { title: value.title, description: value.description }
  const texts = page && {
    title: written.title ?? page.follows.title,
    description: written.description ?? page.follows.description,
  }
  const follows = (name: keyof Seo) =>
    page && name !== 'keywords' && value[name] === null && page.follows[name]
  return (
    <>
      {NAMES.map((name) => (
        <TextArea
          key={name}
          label={seoFields[`seo.${name}`].label}
          hint={follows(name) ? <>Сейчас: «{follows(name)}»</> : undefined}
          rows={name === 'description' ? 3 : 1}
          maxLength={SEO_TEXT_MAX}
          value={value[name] ?? ''}
          onChange={(text) => onChange({ ...value, [name]: text === '' ? null : text })}
          errors={errorsWithin[name] ?? []}
          isReadOnly={isReadOnly}
        />
      ))}
      {page && texts && (
        <>
          <SearchSnippet path={page.path} {...texts} />
          <ShareCard picture={page.picture} {...texts} />
        </>
      )}
    </>
  )
}
