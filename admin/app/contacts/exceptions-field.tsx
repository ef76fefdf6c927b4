import type { ExceptionSnapshot } from '@rapport/staff-contract/snapshots/city-snapshot'
import type { FieldDescription } from '../editing/field-description.ts'
import type { CompoundField } from '../editing/fields/fields-within.ts'
import { RowsField } from '../editing/fields/rows-field.tsx'
import { DateField } from '../ui/date-time-field/date-field.tsx'
import fieldStyles from '../ui/field/field.module.css'
import { TextField } from '../ui/field/text-field.tsx'

const formatDate = (date: string | null) => date?.split('-').reverse().join('.') ?? '…'

/** Formats «01.01.2027–08.01.2027: закрыто». */
function exceptionText({ first, last, hours }: ExceptionSnapshot): string {
  const days = first === last ? formatDate(first) : `${formatDate(first)}–${formatDate(last)}`
  return `${days}: ${hours.trim() || 'закрыто'}`
}

export const exceptionsDescription = {
  label: 'Праздники и\u00A0особые дни',
  shown: 'list',
  getText: exceptionText,
} satisfies FieldDescription

/** Days with other opening hours than their weekday. */
export const ExceptionsField = (props: CompoundField<ExceptionSnapshot[]>) => (
  <RowsField
    label={exceptionsDescription.label}
    hint="В&nbsp;эти дни часы другие: от&nbsp;них зависят «Сейчас открыто» и&nbsp;время звонка клиенту"
    addLabel="Добавить дни"
    getName={(exception) => exceptionText(exception)}
    {...props}
  >
    {(bind, row, change) => (
      <div className={fieldStyles.beside}>
        <DateField
          label="Первый день"
          {...bind('first')}
          // A single day, until another last day is chosen.
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
