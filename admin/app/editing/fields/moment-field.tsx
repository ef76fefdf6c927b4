import { fromMoscowMinute, toMoscowMinute } from '@rapport/contract/hours/moscow-time'
import type { ReactNode } from 'react'
import { DateTimeField } from '../../ui/date-time-field/date-time-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

type MomentFieldProps = EntryField<string | null> & { label: string; hint?: ReactNode }

/** Timestamp in Moscow time. The seconds of the value are kept until another minute is chosen. */
export const MomentField = ({ value, onChange, ...props }: MomentFieldProps) => (
  <DateTimeField
    {...props}
    value={value && toMoscowMinute(value)}
    onChange={(minute) => onChange(minute && fromMoscowMinute(minute))}
  />
)
