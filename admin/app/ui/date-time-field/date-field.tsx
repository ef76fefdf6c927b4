import { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx'

/** A day, typed as 25.12.2026 or picked in a calendar; `2026-12-25`. */
export const DateField = (props: Omit<DateTimeFieldProps, 'granularity'>) => (
  <DateTimeField granularity="day" {...props} />
)
