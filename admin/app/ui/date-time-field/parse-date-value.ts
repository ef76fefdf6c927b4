import { type DateValue, parseDate, parseDateTime } from '@internationalized/date'

/** Returns a day, `2026-12-25`, or a minute, `2026-12-25T09:30`, as a date field takes it; null of what is neither. */
export function parseDateValue(text: string | null): DateValue | null {
  if (text === null) return null
  try {
    return text.includes('T') ? parseDateTime(text) : parseDate(text)
  } catch {
    return null
  }
}
