import type { CrawlerRule } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { Select } from '../../ui/select/select.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

/** Default rule, stored as null. */
const SHOWN = 'index, follow'

const OPTIONS = [
  { value: SHOWN, label: 'Показывать в\u00A0поиске' },
  { value: 'noindex, follow', label: 'Не\u00A0показывать, по\u00A0ссылкам переходить' },
  { value: 'noindex, nofollow', label: 'Не\u00A0показывать и\u00A0по\u00A0ссылкам не\u00A0переходить' },
] as const

export const crawlerRuleText = (rule: CrawlerRule | null): string =>
  OPTIONS.find(({ value }) => value === (rule ?? SHOWN))?.label ?? ''

export const CrawlerRuleField = (field: EntryField<CrawlerRule | null> & { label: string }) => (
  <Select
    label={field.label}
    options={OPTIONS}
    value={field.value ?? SHOWN}
    onChange={(rule) => field.onChange(rule === SHOWN ? null : rule)}
    errors={field.errors}
    isReadOnly={field.isReadOnly}
  />
)
