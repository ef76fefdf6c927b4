import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { REFERRER_MAX } from '@rapport/contract/orders/order-limits'
import { SEO_TEXT_MAX } from '@rapport/staff-contract/editing/text-limits'
import type { SeoSnapshot } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { PictureField } from '../../media/picture-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import type { FieldDescription } from '../field-description.ts'
import type { EntryField } from '../form/use-entry-editor.ts'
import { CrawlerRuleField, crawlerRuleText } from '../seo/crawler-rule-field.tsx'
import { SearchSnippet, type SnippetTexts } from '../seo/search-snippet.tsx'
import { ShareCard } from '../seo/share-card.tsx'

export const seoFields: Record<`seo.${keyof SeoSnapshot}`, FieldDescription> = {
  'seo.title': { label: 'Заголовок для поиска' },
  'seo.description': { label: 'Описание для поиска' },
  'seo.keywords': { label: 'Ключевые слова' },
  'seo.ogTitle': { label: 'Заголовок для соцсетей' },
  'seo.ogDescription': { label: 'Описание для соцсетей' },
  'seo.ogPicture': { label: 'Картинка для соцсетей', shown: 'picture' },
  'seo.canonical': { label: 'Основной адрес страницы' },
  'seo.robots': { label: 'Показ в поиске', getText: crawlerRuleText },
}

interface SeoPage {
  path: string
  /** Default texts, used for empty fields. */
  follows: SnippetTexts
  /** File name of the picture; null if there is none. */
  picture: string | null
}

type SeoFieldsProps = EntryField<SeoSnapshot> & {
  errorsWithin: FieldErrors
  /** Without it there are no previews. */
  page?: SeoPage
}

/** SEO fields with previews; an empty field uses the default text. */
export function SeoFields({ value, onChange, errorsWithin, isReadOnly, page }: SeoFieldsProps) {
  const bind = <Name extends keyof SeoSnapshot>(name: Name) => ({
    label: seoFields[`seo.${name}`].label,
    value: value[name],
    onChange: (changed: SeoSnapshot[Name]) => onChange({ ...value, [name]: changed }),
    errors: errorsWithin[name] ?? [],
    isReadOnly,
  })
  const title = value.title ?? page?.follows.title
  const description = value.description ?? page?.follows.description
  const { value: canonical, onChange: changeCanonical, ...canonicalField } = bind('canonical')
  return (
    <>
      <SeoTextField follows={page?.follows.title} {...bind('title')} />
      <SeoTextField follows={page?.follows.description} rows={3} {...bind('description')} />
      <SeoTextField {...bind('keywords')} />
      {page && <SearchSnippet path={page.path} title={title ?? ''} description={description ?? ''} />}
      <SeoTextField follows={title} {...bind('ogTitle')} />
      <SeoTextField follows={description} rows={3} {...bind('ogDescription')} />
      <PictureField isOptional {...bind('ogPicture')} />
      {page && (
        <ShareCard
          picture={value.ogPicture ?? page.picture}
          title={value.ogTitle ?? title ?? ''}
          description={value.ogDescription ?? description ?? ''}
        />
      )}
      <TextField
        hint={
          <>
            Если такая&nbsp;же страница стоит и&nbsp;по&nbsp;другому адресу: <code>/catalog/futbolki/</code>
          </>
        }
        maxLength={REFERRER_MAX}
        value={canonical ?? ''}
        onChange={(path) => changeCanonical(path === '' ? null : path)}
        {...canonicalField}
      />
      <CrawlerRuleField {...bind('robots')} />
    </>
  )
}

type SeoTextFieldProps = EntryField<string | null> & {
  label: string
  follows?: string | undefined
  rows?: number
}

/** SEO text; null when empty, so that the default is used. */
const SeoTextField = ({ value, onChange, follows, ...field }: SeoTextFieldProps) => (
  <TextArea
    rows={1}
    {...field}
    hint={value === null && follows ? <>Сейчас: «{follows}»</> : undefined}
    maxLength={SEO_TEXT_MAX}
    value={value ?? ''}
    onChange={(text) => onChange(text === '' ? null : text)}
  />
)
