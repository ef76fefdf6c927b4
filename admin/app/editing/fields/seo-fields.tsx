import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { SEO_TEXT_MAX } from '@rapport/contract/limits'
import { TextArea } from '../../ui/field/text-area.tsx'
import type { FieldDescription } from '../entry-form.ts'
import type { EntryField } from '../form/use-entry-editor.ts'

/** What is written for search engines, by field. */
type Seo = { title: string | null; description: string | null; keywords: string | null }

export const seoFields: Record<`seo.${keyof Seo}`, FieldDescription> = {
  'seo.title': { label: 'Заголовок для поиска' },
  'seo.description': { label: 'Описание для поиска' },
  'seo.keywords': { label: 'Ключевые слова' },
}
const NAMES = ['title', 'description', 'keywords'] as const

/** What is written for search engines; an empty field follows from the content. */
export const SeoFields = ({
  value,
  onChange,
  errorsWithin,
  isReadOnly,
}: EntryField<Seo> & { errorsWithin: FieldErrors }) =>
  NAMES.map((name) => (
    <TextArea
      key={name}
      label={seoFields[`seo.${name}`].label}
      rows={name === 'description' ? 3 : 1}
      maxLength={SEO_TEXT_MAX}
      value={value[name] ?? ''}
      onChange={(text) => onChange({ ...value, [name]: text === '' ? null : text })}
      errors={errorsWithin[name] ?? []}
      isReadOnly={isReadOnly}
    />
  ))
