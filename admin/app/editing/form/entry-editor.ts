import type { ContentKindName, Snapshots } from '@rapport/contract/editing/content-kinds'
import type { Entry, EntryConflict, EntryOf } from '@rapport/contract/editing/entries'
import { isSame, mergeSnapshots } from '@rapport/contract/editing/merge'
import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { readDraft, writeDraft } from '../../forms/drafts.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { checkDraft, checkPublishable } from './check-snapshot.ts'
import { type EditorState, withoutErrorsOf } from './editor-state.ts'
import { type EntryTarget, entryCalls, saveDraft } from './entry-calls.ts'
import { ownChanges } from './own-changes.ts'

/** After the last key, until what was typed is saved. */
const AUTOSAVE_MS = 2000
/** Until what could not be saved is tried again. */
const RETRY_MS = 10_000
/** Times one save is merged with what others saved meanwhile. */
const MERGES_MAX = 10
/** A browser lets no more arrive of a page that is left. */
const KEEPALIVE_CHARACTERS_MAX = 20_000

/** What is stored in the tab until it is saved. */
interface StoredDraft<K extends ContentKindName> {
  version: number
  base: Snapshots[K]
  snapshot: Snapshots[K]
}

export type EntryEditor<K extends ContentKindName> = ReturnType<typeof createEntryEditor<K>>

interface EditorOptions<K extends ContentKindName> {
  kind: K
  empty: Snapshots[K]
  /** Undefined: a new one. */
  entry: EntryOf<K> | undefined
  /** Called after each write. */
  onWritten: (entry: EntryOf<K>) => void
}

/**
 * Creates what edits one thing: it saves by itself, one write after another, each from the version that it knows. What others
 * saved meanwhile is merged where nobody has to choose.
 */
export function createEntryEditor<K extends ContentKindName>({
  kind,
  empty,
  entry,
  onWritten,
}: EditorOptions<K>) {
  let state: EditorState<K> = {
    ...{ entry, errors: {}, saveState: 'saved', failure: '', conflict: undefined },
    snapshot: (entry?.snapshot ?? empty) as Snapshots[K],
  }
  /** What the server was told last: what differs from it is unsaved. */
  let sent = state.snapshot
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()
  const draftName = () => `entry:${kind}:${state.entry?.id ?? 'new'}`

  function set(patch: Partial<EditorState<K>>): void {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }
  const isUnsaved = () => !isSame(state.snapshot, sent)
  /** Whether it arrives though the page is left at once. */
  const isShort = () => JSON.stringify(state.snapshot).length <= KEEPALIVE_CHARACTERS_MAX
  const baseOf = () => (state.entry?.snapshot ?? empty) as Snapshots[K]

  function store(): void {
    const stored: StoredDraft<K> = {
      version: state.entry?.version ?? 0,
      base: baseOf(),
      snapshot: state.snapshot,
    }
    writeDraft(draftName(), isUnsaved() ? stored : undefined)
  }
  function saveAfter(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void save('autosave'), milliseconds)
  }
  /** One write after another: each names the version that the former made. */
  function run<Result>(task: () => Promise<Result>): Promise<Result> {
    clearTimeout(timer)
    const done = queue.then(task)
    queue = done.catch(() => undefined)
    return done
  }

  function edit(snapshot: Snapshots[K], errors: FieldErrors): void {
    const isWaiting = state.saveState === 'offline' || state.saveState === 'conflict'
    set({ snapshot, errors, saveState: isWaiting ? state.saveState : 'changed' })
    store()
    if (!isWaiting) saveAfter(AUTOSAVE_MS)
  }
  function change<N extends keyof Snapshots[K] & string>(name: N, value: Snapshots[K][N]): void {
    if (isSame(state.snapshot[name], value)) return
    edit({ ...state.snapshot, [name]: value }, withoutErrorsOf(state.errors, name))
  }

  /** The thing as a write left it; what was typed meanwhile stays. */
  function acknowledge(written: EntryOf<K>, saved: Snapshots[K]): void {
    // A new one was stored under another name.
    writeDraft(draftName(), undefined)
    sent = saved
    set({ entry: written, failure: '' })
    set({ saveState: isUnsaved() ? 'changed' : 'saved' })
    store()
    if (isUnsaved()) saveAfter(AUTOSAVE_MS)
    onWritten(written)
  }
  /** The thing as the server has it, in place of what is on the screen; what was typed meanwhile stays. */
  function replace(written: EntryOf<K>): void {
    const snapshot = written.snapshot as Snapshots[K]
    set({ errors: {}, conflict: undefined, snapshot: ownChanges(state.snapshot, sent, snapshot) })
    acknowledge(written, snapshot)
  }

  /** Merges what others saved; false where somebody has to choose. */
  function merge(theirs: EntryOf<K>, base: Snapshots[K], mine: Snapshots[K]): boolean {
    const merged = mergeSnapshots<Snapshots[K]>(base, theirs.snapshot as Snapshots[K], mine)
    if (merged.conflicts.length > 0) {
      set({
        saveState: 'conflict',
        conflict: { fields: merged.conflicts, base, theirs, merged: merged.snapshot },
      })
      return false
    }
    sent = theirs.snapshot as Snapshots[K]
    set({ entry: theirs, snapshot: merged.snapshot })
    store()
    return true
  }
  /** Merges the state that a 409 came with. */
  const mergeConflict = ({ entry: theirs }: EntryConflict) =>
    merge(theirs as EntryOf<K>, baseOf(), ownChanges(state.snapshot, sent, baseOf()))

  /** Notes why a write was not done. */
  function fail(error: unknown): void {
    if (!(error instanceof AdminError)) throw error
    const errors = Object.fromEntries(
      Object.entries(error.fields).map(([field, sentences]) => [
        field.replace(/^entries\.0\./, ''),
        sentences,
      ]),
    )
    const isAway = error.reason === 'network' || (error.status ?? 0) >= 500
    // A sentence that stands at its field is not said twice.
    const failure = Object.keys(errors).length > 0 ? '' : failureText(error)
    if (!isUnsaved()) set({ saveState: 'saved', errors, failure })
    else if (!isAway) set({ saveState: 'failed', errors, failure })
    else {
      set({ saveState: 'offline' })
      saveAfter(RETRY_MS)
    }
  }

  async function write(reason: 'save' | 'autosave', keepalive: boolean): Promise<boolean> {
    for (let tries = 0; tries < MERGES_MAX; tries += 1) {
      const { entry, snapshot, conflict } = state
      if (conflict) return false
      if (!isUnsaved() && (reason === 'autosave' || entry?.state === 'published')) {
        set({ saveState: 'saved' })
        return true
      }
      const errors = checkDraft(kind, snapshot)
      if (errors) {
        set({ errors, saveState: 'invalid' })
        return false
      }
      set({ saveState: 'saving' })
      try {
        const written = await saveDraft({ kind, target: entry, snapshot, reason, keepalive })
        acknowledge(written, snapshot)
        return true
      } catch (error) {
        if (!(error instanceof AdminError && error.conflict)) {
          fail(error)
          return false
        }
        if (!mergeConflict(error.conflict as EntryConflict)) return false
        showToast('Правки с\u00A0другого места объединены с\u00A0вашими')
      }
    }
    set({ saveState: 'failed' })
    return false
  }

  /** Saves what is unsaved; by hand, a version is kept of it. Returns whether it is saved. */
  const save = (reason: 'save' | 'autosave', keepalive = false) => run(() => write(reason, keepalive))

  /**
   * Saves what is unsaved, then does something with the thing. Returns the thing as it is then, null where it is gone; undefined
   * where it was not done.
   */
  function apply(
    call: (target: EntryTarget) => Promise<{ entry: Entry | null }>,
  ): Promise<EntryOf<K> | null | undefined> {
    return run(async () => {
      if (!(await write(state.entry ? 'autosave' : 'save', false))) return undefined
      const { entry } = state
      if (!entry) return undefined
      set({ errors: {}, failure: '' })
      try {
        const written = (await call({ id: entry.id, version: entry.version })).entry as EntryOf<K> | null
        if (written) replace(written)
        return written
      } catch (error) {
        if (!(error instanceof AdminError && error.conflict)) fail(error)
        else if (mergeConflict(error.conflict as EntryConflict))
          set({ failure: failureText(error), saveState: 'saved' })
        return undefined
      }
    })
  }

  async function publish(): Promise<boolean> {
    const errors = checkPublishable(kind, state.snapshot)
    if (errors) {
      set({ errors })
      return false
    }
    return (await apply(entryCalls.publish)) !== undefined
  }

  /** Goes on with what somebody chose of what both sides changed. */
  function resolve(chosen: Snapshots[K]): Promise<boolean> {
    const { conflict } = state
    if (!conflict) return Promise.resolve(false)
    sent = conflict.theirs.snapshot as Snapshots[K]
    set({ entry: conflict.theirs, snapshot: chosen, conflict: undefined })
    store()
    return save('save')
  }

  /** Goes on with what was typed before a reload. */
  function start(): void {
    const stored = readDraft<StoredDraft<K>>(draftName())
    if (!stored) return
    if (!entry || stored.version === entry.version) edit(stored.snapshot, {})
    else if (merge(entry, stored.base, stored.snapshot)) edit(state.snapshot, {})
  }

  return {
    ...{ kind, start, change, save, apply, publish, resolve },
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Whether leaving the page now would lose something. */
    isLost: () => isUnsaved() && (!isShort() || state.saveState === 'saving'),
    /** Saves what waits for its moment, and no longer waits. */
    leave(): void {
      if (state.saveState === 'changed') void save('autosave', isShort())
    },
  }
}
