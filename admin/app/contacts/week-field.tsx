import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { formatDayHours, parseDayHours, WEEKDAYS } from '@rapport/contract/hours/week-hours'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { useId } from 'react'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { Button } from '../ui/button/button.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import styles from './week-field.module.css'

interface WeekFieldProps extends EntryField<string[]> {
  label: string
  errorsWithin: FieldErrors
}

const WORKDAYS = 5

/** Formats typed hours: «9-18» becomes «09:00–18:00» when the field loses focus. */
function tidy(text: string): string {
  const spans = parseDayHours(text)
  return spans ? formatDayHours(spans) : text
}

export function WeekField({ label, value, onChange, errors, errorsWithin, isReadOnly }: WeekFieldProps) {
  const id = useId()
  const [monday = ''] = value
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no error message
    <div role="group" aria-labelledby={id} className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.days}>
        {WEEKDAYS.map((day, index) => (
          <TextField
            key={day}
            label={day}
            placeholder="закрыто"
            maxLength={SHORT_FIELD_MAX}
            value={value[index] ?? ''}
            onChange={(hours) => onChange(value.with(index, hours))}
            onBlur={() => onChange(value.with(index, tidy(value[index] ?? '')))}
            errors={errorsWithin[index] ?? []}
            isReadOnly={isReadOnly}
          />
        ))}
      </div>
      {!isReadOnly && (
        <Button
          variant="secondary"
          isDisabled={parseDayHours(monday) === undefined}
          onPress={() => onChange(value.map((hours, index) => (index < WORKDAYS ? tidy(monday) : hours)))}
        >
          Будни как понедельник
        </Button>
      )}
      {errors.length > 0 && <p className={styles.error}>{errors.join('. ')}</p>}
    </div>
  )
}
