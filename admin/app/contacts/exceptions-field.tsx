import type { ExceptionSnapshot } from '@rapport/staff-contract/snapshots/city-snapshot'
import type { FieldDescription } from '../editing/field-description.ts'
import type { CompoundField } from '../editing/fields/fields-within.ts'
import { RowsField } from '../editing/fields/rows-field.tsx'
import { DateField } from '../ui/date-time-field/date-field.tsx'
import fieldStyles from '../ui/field/field.module.css'
import { TextField } from '../ui/field/text-field.tsx'

const formatDate = (date: string | null) => date?.split('-').reverse().join('.') ?? '…'

/** Returns an exception in words: «01.01.2027–08.01.2027: закрыто». */
function exceptionText({ first, last, hours }: ExceptionSnapshot): string {
  const days = first === last ? formatDate(first) : `${formatDate(first)}–${formatDate(last)}`
  return `${days}: ${hours.trim() || 'закрыто'}`
}

export const exceptionsDescription = {
  label: 'Праздники и\u00A0особые дни',
  shown: 'list',
  textOf: exceptionText,
} satisfies FieldDescription

/** Days on which an office is open otherwise than on their weekday. */
export const ExceptionsField = (props: CompoundField<ExceptionSnapshot[]>) => (
  <RowsField
    label={exceptionsDescription.label}
    hint="В&nbsp;эти дни часы другие: от&nbsp;них зависят «Сейчас открыто» и&nbsp;время звонка клиенту"
    addLabel="Добавить дни"
    nameOf={(exception) => exceptionText(exception)}
    {...props}
  >
    {(bind, row, change) => (
      <div className={fieldStyles.beside}>
        <DateField
          label="Первый день"
          {...bind('first')}
          // One day, until another last one is chosen.
          onChange={(first) => change({ ...row, first, last: row.last === row.first ? first : row.last })}
        />
        <DateField label="Последний день" {...bind('last')} />
        <TextField
          label="Часы"
          placeholder="закрыто"
          hint="10:00–15:00; пусто&nbsp;— закрыто"
          {...bind('hours')}
        />
      </div>
    )}
  </RowsField>
)
