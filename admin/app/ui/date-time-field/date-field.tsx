import { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx'

/** Date field; its value is `2026-12-25`. */
export const DateField = (props: Omit<DateTimeFieldProps, 'granularity'>) => (
  <DateTimeField granularity="day" {...props} />
)
