import { isSame, mergeSnapshots } from '@rapport/staff-contract/editing/merge'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryOf } from '@rapport/staff-contract/entries/entries'
import { readDraft, writeDraft } from '../../forms/drafts.ts'
import { flushTexts } from '../../ui/editor/pending-texts.ts'
import type { EditorState } from './editor-state.ts'
import { ownChanges } from './own-changes.ts'

/** What is stored in the tab until it is saved. */
interface StoredDraft<K extends ContentKindName> {
  version: number
  base: Snapshots[K]
  snapshot: Snapshots[K]
}

export interface EntryStateOptions<K extends ContentKindName> {
  kind: K
  empty: Snapshots[K]
  /** Undefined: a new one. */
  entry: EntryOf<K> | undefined
}

/** Creates what knows how the editing of one thing stands: what is on the screen, what the server has, and what of it is unsaved. */
export function createEntryState<K extends ContentKindName>({ kind, empty, entry }: EntryStateOptions<K>) {
  let state: EditorState<K> = {
    entry,
    errors: {},
    saveState: 'saved',
    failure: '',
    conflict: undefined,
    snapshot: (entry?.snapshot ?? empty) as Snapshots[K],
  }
  /** What the server was told last: what differs from it is unsaved. */
  let sent = state.snapshot
  const listeners = new Set<() => void>()
  const draftName = () => `entry:${kind}:${state.entry?.id ?? 'new'}`

  function set(patch: Partial<EditorState<K>>): void {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }
  const isUnsaved = () => !isSame(state.snapshot, sent)
  const base = () => (state.entry?.snapshot ?? empty) as Snapshots[K]

  /** Stores in the tab what is unsaved, and forgets what is saved. */
  function store(): void {
    const { entry, snapshot } = state
    const stored: StoredDraft<K> = { version: entry?.version ?? 0, base: base(), snapshot }
    writeDraft(draftName(), isUnsaved() ? stored : undefined)
  }

  /** Takes the thing as a write of `saved` left it; what was typed meanwhile stays. */
  function acknowledge(written: EntryOf<K>, saved: Snapshots[K]): void {
    // A new one was stored under another name.
    writeDraft(draftName(), undefined)
    sent = saved
    set({ entry: written, failure: '' })
    set({ saveState: isUnsaved() ? 'changed' : 'saved' })
    store()
  }

  /** Merges what others saved; false where somebody has to choose. */
  function merge(theirs: EntryOf<K>, since = base(), stored?: Snapshots[K]): boolean {
    flushTexts()
    const mine = stored ?? ownChanges(state.snapshot, sent, base())
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
    /** Takes the thing as the server has it in place of what is on the screen; what was typed meanwhile stays. */
    replace(written: EntryOf<K>): void {
      flushTexts()
      const snapshot = written.snapshot as Snapshots[K]
      set({ errors: {}, conflict: undefined, snapshot: ownChanges(state.snapshot, sent, snapshot) })
      acknowledge(written, snapshot)
    },
    /** Takes what somebody chose of what both sides changed, as a change of theirs. */
    choose(theirs: EntryOf<K>, chosen: Snapshots[K]): void {
      sent = theirs.snapshot as Snapshots[K]
      set({ entry: theirs, snapshot: chosen, conflict: undefined })
      store()
    },
    /** Returns what was typed before a reload. */
    readStored: () => readDraft<StoredDraft<K>>(draftName()),
  }
}
