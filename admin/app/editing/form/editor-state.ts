import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { isSameButSeo } from '@rapport/staff-contract/editing/merge'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryOf } from '@rapport/staff-contract/entries/entries'

/** `invalid`: no draft can hold it. `conflict`: somebody has to choose. `failed`: the server said no. */
export type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'invalid' | 'conflict' | 'failed'

/** Fields that both sides changed, and all three states. */
interface Conflict<K extends ContentKindName> {
  fields: string[]
  base: Snapshots[K]
  theirs: EntryOf<K>
  /** Merged, the conflicting fields as they are here. */
  merged: Snapshots[K]
}

/** How the editing of a thing stands. */
export interface EditorState<K extends ContentKindName> {
  /** As the server had it last; undefined: not stored yet. */
  entry: EntryOf<K> | undefined
  /** What is on the screen. */
  snapshot: Snapshots[K]
  errors: FieldErrors
  saveState: SaveState
  failure: string
  conflict: Conflict<K> | undefined
}

/** Whether what is on the screen differs from the site in words for search engines at most: with more in it the editor publishes it, or drops it. */
export const isSeoDraft = <K extends ContentKindName>({ entry, snapshot }: EditorState<K>): boolean =>
  !!entry?.published && isSameButSeo(entry.published, snapshot)

/** Returns errors without those of a field, and of what is within it: it has changed. */
export const withoutErrorsOf = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => field !== name && !field.startsWith(`${name}.`)),
  )
