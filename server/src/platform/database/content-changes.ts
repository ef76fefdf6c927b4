import type { Database } from './database.ts'

/** The channel on which the database itself tells that content changed; see the triggers in migrations/. */
export const CONTENT_CHANGED = 'content_changed'

/**
 * Calls `onChange` after each commit that changed content, in every process, with the table that changed; with
 * undefined where changes may have been missed. Returns a function that stops it.
 */
export function subscribeToContent(
  database: Database,
  onChange: (table: string | undefined) => void,
): Promise<() => Promise<void>> {
  return database.listen(CONTENT_CHANGED, onChange)
}
