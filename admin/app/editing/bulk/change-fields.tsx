import type { BulkAction } from '@rapport/contract/batches/bulk-edit'
import type { BulkField } from '@rapport/contract/batches/bulk-fields'
import { BULK_WORDS_MAX } from '@rapport/contract/batches/bulk-limits'
import { BODY_MAX, SHORT_TEXT_MAX } from '@rapport/contract/limits'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TagsField } from '../../ui/tags-field/tags-field.tsx'
import { EntriesField } from '../fields/entries-field.tsx'

/** What is typed into the fields of a change; which of it counts follows from the action. */
export interface ChangeDraft {
  text: string
  words: string[]
  isOn: boolean
  find: string
  replacement: string
}

interface ChangeFieldsProps {
  action: BulkAction
  field: BulkField
  draft: ChangeDraft
  onChange: (changed: Partial<ChangeDraft>) => void
  errors: Record<string, string[]>
}

/** Fields for what is written, added, taken away or replaced. */
export function ChangeFields({ action, field, draft, onChange, errors }: ChangeFieldsProps) {
  if (action === 'replace')
    return (
      <>
        <TextField
          label="Что найти"
          hint="Как написано: большие и&nbsp;малые буквы различаются"
          value={draft.find}
          onChange={(find) => onChange({ find })}
          maxLength={SHORT_TEXT_MAX}
          errors={errors['change.find'] ?? []}
        />
        <TextField
          label="На&nbsp;что заменить"
          hint="Пусто&nbsp;— найденное исчезнет"
          value={draft.replacement}
          onChange={(replacement) => onChange({ replacement })}
          maxLength={SHORT_TEXT_MAX}
        />
      </>
    )
  if (field.type === 'words') {
    const list = { value: draft.words, onChange: (words: string[]) => onChange({ words }) }
    const listErrors = errors['change.words'] ?? []
    return field.entries ? (
      <EntriesField
        kind={field.entries}
        label="Что"
        addLabel="Выбрать"
        max={BULK_WORDS_MAX}
        errors={listErrors}
        errorsWithin={{}}
        isReadOnly={false}
        {...list}
      />
    ) : (
      <TagsField label="Что" newLabel="Значение" maxLength={SHORT_TEXT_MAX} errors={listErrors} {...list} />
    )
  }
  if (field.type === 'flag')
    return (
      <Select
        label="Значение"
        options={[
          { value: 'yes', label: 'Да' },
          { value: 'no', label: 'Нет' },
        ]}
        value={draft.isOn ? 'yes' : 'no'}
        onChange={(value) => onChange({ isOn: value === 'yes' })}
      />
    )
  const text = {
    label: 'Значение',
    hint: 'Пусто\u00A0— поле очистится',
    value: draft.text,
    onChange: (typed: string) => onChange({ text: typed }),
    errors: errors['change.value'] ?? [],
  }
  return field.type === 'number' ? (
    <TextField {...text} inputMode="numeric" maxLength={10} />
  ) : (
    <TextArea {...text} maxLength={BODY_MAX} />
  )
}
