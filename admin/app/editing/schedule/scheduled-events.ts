import type { EntryPreview } from '@rapport/staff-contract/entries/entries'

/** Something that is to happen to a thing, or could not. */
export interface ScheduledEvent {
  key: string
  entry: EntryPreview
  action: 'publish' | 'take-down'
  at: string
  failure: string | null
}

/** Returns what is to be done with a thing, in order. What failed is what came first: the rest waits for it. */
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
