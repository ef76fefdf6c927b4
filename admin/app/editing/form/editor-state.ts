import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { isSameButSeo } from '@rapport/staff-contract/editing/merge'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryOf } from '@rapport/staff-contract/entries/entries'

/**
 * `invalid`: the draft schema rejects it. `conflict`: the user has to choose. `failed`: the server refused
 * it.
 */
export type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'invalid' | 'conflict' | 'failed'

interface Conflict<K extends ContentKindName> {
  fields: string[]
  base: Snapshots[K]
  theirs: EntryOf<K>
  /** Merged snapshot, with the local values of the conflicting fields. */
  merged: Snapshots[K]
}

export interface EditorState<K extends ContentKindName> {
  /** Last state from the server; undefined for a new entry. */
  entry: EntryOf<K> | undefined
  snapshot: Snapshots[K]
  errors: FieldErrors
  saveState: SaveState
  failure: string
  conflict: Conflict<K> | undefined
}

/**
 * Whether only SEO fields differ from the published version. Drafts with other changes are published or
 * discarded by an editor.
 */
export const isSeoDraft = <K extends ContentKindName>({ entry, snapshot }: EditorState<K>): boolean =>
  !!entry?.published && isSameButSeo(entry.published, snapshot)

/** Returns the errors without those of a field and its nested fields. */
export const removeErrors = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => field !== name && !field.startsWith(`${name}.`)),
  )
