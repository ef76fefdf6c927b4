import type { EntryPreview } from '@rapport/staff-contract/entries/entries'

export interface ScheduledEvent {
  key: string
  entry: EntryPreview
  action: 'publish' | 'take-down'
  at: string
  failure: string | null
}

/** Returns the events of an entry in order. A failure belongs to the first event; the rest waits for it. */
export function toEvents(entry: EntryPreview): ScheduledEvent[] {
  const { publishAt, takeDownAt, failure } = entry.schedule ?? {}
  const events = [
    ...(publishAt ? [{ action: 'publish' as const, at: publishAt }] : []),
    ...(takeDownAt ? [{ action: 'take-down' as const, at: takeDownAt }] : []),
  ]
  return events.map((event, index) => ({
    ...event,
    entry,
    key: `${entry.id}-${event.action}`,
    failure: index === 0 ? (failure ?? null) : null,
  }))
}
