import { SEO_TEXT_MAX } from '@rapport/contract/limits'
import { TextArea } from '../../ui/field/text-area.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

type SeoTextFieldProps = EntryField<string | null> & {
  label: string
  /** What the site says where nothing is written; left out: it is not shown. */
  follows?: string | undefined
  rows?: number
}

/** Words for search engines or networks; emptied, they follow from the content again. */
export const SeoTextField = ({ value, onChange, follows, ...field }: SeoTextFieldProps) => (
  <TextArea
    rows={1}
    {...field}
    hint={value === null && follows ? <>Сейчас: «{follows}»</> : undefined}
    maxLength={SEO_TEXT_MAX}
    value={value ?? ''}
    onChange={(text) => onChange(text === '' ? null : text)}
  />
)
