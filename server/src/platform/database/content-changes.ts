import type { Database } from './database.ts'

/** Channel on which the database notifies of changed content; see the triggers in migrations/. */
export const CONTENT_CHANGED = 'content_changed'

/** A commit that changed rows of a table. */
export interface ContentChange {
  table: string
  /** Old and new values of the table's key columns, such as `id=5`. Undefined means that any row may have changed. */
  keys?: readonly string[]
}

/**
 * Calls `listener` after each commit that changed one of its tables, in every process. Calls it without a change
 * if notifications may have been missed. The listener reads what it needs. Without `isOwn` all tables count.
 */
export type OnContentChange = (
  listener: (change?: ContentChange) => void,
  isOwn?: (table: string) => boolean,
) => void

interface ContentChanges {
  onContentChange: OnContentChange
  stop(): Promise<void>
}

/** Listens for changed content on one connection, shared by all listeners of the process. */
export async function subscribeToContent(database: Database): Promise<ContentChanges> {
  const listeners: { listener: (change?: ContentChange) => void; isOwn: (table: string) => boolean }[] = []
  const stop = await database.listen(CONTENT_CHANGED, {
    onNotify(payload) {
      const change = parseChange(payload)
      for (const { listener, isOwn } of listeners) if (isOwn(change.table)) listener(change)
    },
    onMissed() {
      for (const { listener } of listeners) listener()
    },
  })
  return { onContentChange: (listener, isOwn = () => true) => void listeners.push({ listener, isOwn }), stop }
}

/** Parses `table` or `table ["column=value", …]`. Keys that cannot be read mean any row. */
function parseChange(payload: string): ContentChange {
  const space = payload.indexOf(' ')
  if (space < 0) return { table: payload }
  const table = payload.slice(0, space)
  try {
    const keys: unknown = JSON.parse(payload.slice(space))
    if (Array.isArray(keys) && keys.every((key) => typeof key === 'string')) return { table, keys }
  } catch {
    // Handled below.
  }
  return { table }
}
