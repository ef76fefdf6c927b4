import type { Database } from './database.ts'

/** Channel on which the database notifies of changed content; see the triggers in migrations/. */
export const CONTENT_CHANGED = 'content_changed'

/**
 * Calls `listener` after each commit that changed one of its tables, in every process. Also calls it for any
 * table if notifications may have been missed. The listener reads what it needs: the call does not say what
 * changed. Without `isOwn` all tables count.
 */
export type OnContentChange = (listener: () => void, isOwn?: (table: string) => boolean) => void

interface ContentChanges {
  onContentChange: OnContentChange
  stop(): Promise<void>
}

/** Listens for changed content on one connection, shared by all listeners of the process. */
export async function subscribeToContent(database: Database): Promise<ContentChanges> {
  const listeners: { listener: () => void; isOwn: (table: string) => boolean }[] = []
  const stop = await database.listen(CONTENT_CHANGED, {
    onNotify(table) {
      for (const { listener, isOwn } of listeners) if (isOwn(table)) listener()
    },
    onMissed() {
      for (const { listener } of listeners) listener()
    },
  })
  return { onContentChange: (listener, isOwn = () => true) => void listeners.push({ listener, isOwn }), stop }
}
