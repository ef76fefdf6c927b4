import { isSame, mergeSnapshots } from '@rapport/staff-contract/editing/merge'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryOf } from '@rapport/staff-contract/entries/entries'
import { readDraft, writeDraft } from '../../forms/drafts.ts'
import { flushTexts } from '../../ui/editor/pending-texts.ts'
import type { EditorState } from './editor-state.ts'
import { rebaseSnapshot } from './rebase-snapshot.ts'

interface StoredDraft<K extends ContentKindName> {
  version: number
  base: Snapshots[K]
  snapshot: Snapshots[K]
}

export interface EntryStateOptions<K extends ContentKindName> {
  kind: K
  empty: Snapshots[K]
  entry: EntryOf<K> | undefined
}

/** Creates the state of an editor: the local snapshot, the server's entry, and what is unsaved. */
export function createEntryState<K extends ContentKindName>({ kind, empty, entry }: EntryStateOptions<K>) {
  let state: EditorState<K> = {
    entry,
    errors: {},
    saveState: 'saved',
    failure: '',
    conflict: undefined,
    snapshot: (entry?.snapshot ?? empty) as Snapshots[K],
  }
  /** Snapshot last sent to or received from the server; differences from it are unsaved. */
  let sent = state.snapshot
  const listeners = new Set<() => void>()
  const draftName = () => `entry:${kind}:${state.entry?.id ?? 'new'}`

  function set(patch: Partial<EditorState<K>>): void {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }
  const isUnsaved = () => !isSame(state.snapshot, sent)
  const base = () => (state.entry?.snapshot ?? empty) as Snapshots[K]

  /** Keeps unsaved changes in the tab's storage; clears them once saved. */
  function store(): void {
    const { entry, snapshot } = state
    const stored: StoredDraft<K> = { version: entry?.version ?? 0, base: base(), snapshot }
    writeDraft(draftName(), isUnsaved() ? stored : undefined)
  }

  /** Takes over the entry returned by a write of `saved`; later local changes stay. */
  function acknowledge(written: EntryOf<K>, saved: Snapshots[K]): void {
    // A new entry was stored under the name `new`.
    writeDraft(draftName(), undefined)
    sent = saved
    set({ entry: written, failure: '' })
    set({ saveState: isUnsaved() ? 'changed' : 'saved' })
    store()
  }

  /** Merges a save of another member. Returns false if fields conflict. */
  function merge(theirs: EntryOf<K>, since = base(), stored?: Snapshots[K]): boolean {
    flushTexts()
    const mine = stored ?? rebaseSnapshot(state.snapshot, sent, base())
    const merged = mergeSnapshots<Snapshots[K]>(since, theirs.snapshot as Snapshots[K], mine)
    if (merged.conflicts.length > 0) {
      set({
        saveState: 'conflict',
        conflict: { fields: merged.conflicts, base: since, theirs, merged: merged.snapshot },
      })
      return false
    }
    sent = theirs.snapshot as Snapshots[K]
    set({ entry: theirs, snapshot: merged.snapshot })
    store()
    return true
  }

  return {
    set,
    isUnsaved,
    store,
    acknowledge,
    merge,
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Replaces the local snapshot by the server's entry; changes made during the request stay. */
    replace(written: EntryOf<K>): void {
      flushTexts()
      const snapshot = written.snapshot as Snapshots[K]
      set({ errors: {}, conflict: undefined, snapshot: rebaseSnapshot(state.snapshot, sent, snapshot) })
      acknowledge(written, snapshot)
    },
    /** Resolves the conflict with the chosen snapshot, as a local change. */
    choose(theirs: EntryOf<K>, chosen: Snapshots[K]): void {
      sent = theirs.snapshot as Snapshots[K]
      set({ entry: theirs, snapshot: chosen, conflict: undefined })
      store()
    },
    readStored: () => readDraft<StoredDraft<K>>(draftName()),
  }
}
