import { type DateValue, parseDate, parseDateTime } from '@internationalized/date'

/** Parses `2026-12-25` or `2026-12-25T09:30`; returns null for any other text. */
export function parseDateValue(text: string | null): DateValue | null {
  if (text === null) return null
  try {
    return text.includes('T') ? parseDateTime(text) : parseDate(text)
  } catch {
    return null
  }
}
