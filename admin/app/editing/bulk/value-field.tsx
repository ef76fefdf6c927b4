import { BULK_WORDS_MAX } from '@rapport/staff-contract/batches/batch-limits'
import type { BulkAction } from '@rapport/staff-contract/batches/bulk-edit'
import type { BulkField } from '@rapport/staff-contract/batches/bulk-fields'
import { BODY_MAX, SHORT_TEXT_MAX } from '@rapport/staff-contract/editing/text-limits'
import { PictureField } from '../../media/picture-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TagsField } from '../../ui/tags-field/tags-field.tsx'
import { EntriesField } from '../fields/entries-field.tsx'
import { MomentField } from '../fields/moment-field.tsx'
import { PicturesField } from '../fields/pictures-field.tsx'
import type { ChangeDraft } from './change-draft.ts'

export interface ChangeFieldsProps {
  action: BulkAction
  field: BulkField
  /** Formats an option of a choice field; null is the option for no value. */
  getText: (option: string | null) => string
  draft: ChangeDraft
  onChange: (changed: Partial<ChangeDraft>) => void
  errors: Record<string, string[]>
}

const EMPTIES = 'Пусто\u00A0— поле очистится'
/** Option for null; a Select needs a string. */
const NONE = 'none'

export function ValueField({ field, getText, draft, onChange, errors }: ChangeFieldsProps) {
  const label = 'Значение'
  const common = { label, errors: errors['change.value'] ?? [], isReadOnly: false }
  const text = {
    label,
    errors: common.errors,
    value: draft.text,
    onChange: (typed: string) => onChange({ text: typed }),
  }
  switch (field.type) {
    case 'words':
      return (
        <WordsField field={field} draft={draft} onChange={onChange} errors={errors['change.words'] ?? []} />
      )
    case 'flag':
      return (
        <Select
          label={label}
          options={[
            { value: 'yes', label: 'Да' },
            { value: 'no', label: 'Нет' },
          ]}
          value={draft.isOn ? 'yes' : 'no'}
          onChange={(value) => onChange({ isOn: value === 'yes' })}
        />
      )
    case 'choice':
      return (
        <Select
          label={label}
          options={[null, ...(field.options ?? [])].map((option) => ({
            value: option ?? NONE,
            label: getText(option),
          }))}
          value={draft.option ?? NONE}
          onChange={(option) => onChange({ option: option === NONE ? null : option })}
        />
      )
    case 'moment':
      return (
        <MomentField
          hint={`По\u00A0Москве. ${EMPTIES}`}
          value={draft.moment}
          onChange={(moment) => onChange({ moment })}
          {...common}
        />
      )
    case 'picture':
      return (
        <PictureField
          isOptional
          value={draft.picture}
          onChange={(picture) => onChange({ picture })}
          {...common}
        />
      )
    case 'number':
      return <TextField {...text} hint={EMPTIES} inputMode="numeric" maxLength={10} />
    default:
      return <TextArea {...text} hint={EMPTIES} maxLength={BODY_MAX} />
  }
}

function WordsField({
  field,
  draft,
  onChange,
  errors,
}: Pick<ChangeFieldsProps, 'field' | 'draft' | 'onChange'> & { errors: string[] }) {
  const label = field.hasPlaces
    ? 'Какие. Новые добавятся на\u00A0всё изделие: места указывают в\u00A0товаре'
    : 'Что'
  const words = { label, errors, value: draft.words, onChange: (list: string[]) => onChange({ words: list }) }
  const listProps = { max: BULK_WORDS_MAX, errorsWithin: {}, isReadOnly: false }
  if (field.isPictures)
    return (
      <PicturesField
        label={label}
        value={draft.pictures}
        onChange={(pictures) => onChange({ pictures })}
        errors={errors}
        {...listProps}
      />
    )
  if (field.entries) return <EntriesField kind={field.entries} addLabel="Выбрать" {...words} {...listProps} />
  return <TagsField newLabel="Значение" maxLength={SHORT_TEXT_MAX} {...words} />
}
