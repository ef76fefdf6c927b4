import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { isSame } from '@rapport/staff-contract/editing/merge'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { Entry, EntryConflict, EntryOf } from '@rapport/staff-contract/entries/entries'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import type { FieldDescriptions } from '../field-description.ts'
import { checkDraft, checkPublishable } from './check-snapshot.ts'
import { withoutErrorsOf } from './editor-state.ts'
import { type EntryTarget, entryCalls, saveDraft } from './entry-calls.ts'
import { createEntryState, type EntryStateOptions } from './entry-state.ts'

/** After the last key, until what was typed is saved. */
const AUTOSAVE_MS = 2000
/** Until what could not be saved is tried again. */
const RETRY_MS = 10_000
/** Times one save is merged with what others saved meanwhile. */
const MERGES_MAX = 10
/** A browser lets no more arrive of a page that is left. */
const KEEPALIVE_CHARACTERS_MAX = 20_000

export type EntryEditor<K extends ContentKindName> = ReturnType<typeof createEntryEditor<K>>

interface EditorOptions<K extends ContentKindName> extends EntryStateOptions<K> {
  fields: FieldDescriptions
  /** Called after each write. */
  onWritten: (entry: EntryOf<K>) => void
}

/**
 * Creates what edits one thing: it saves by itself, one write after another, each from the version that it knows. What others
 * saved meanwhile is merged where nobody has to choose.
 */
export function createEntryEditor<K extends ContentKindName>({
  fields,
  onWritten,
  ...options
}: EditorOptions<K>) {
  const { kind, entry: opened } = options
  const state = createEntryState<K>(options)
  const { set, isUnsaved } = state
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<unknown> = Promise.resolve()

  /** Whether it arrives though the page is left at once. */
  const isShort = () => JSON.stringify(state.get().snapshot).length <= KEEPALIVE_CHARACTERS_MAX

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
    const { saveState } = state.get()
    const isWaiting = saveState === 'offline' || saveState === 'conflict'
    set({ snapshot, errors, saveState: isWaiting ? saveState : 'changed' })
    state.store()
    if (!isWaiting) saveAfter(AUTOSAVE_MS)
  }
  function change<N extends keyof Snapshots[K] & string>(name: N, value: Snapshots[K][N]): void {
    const { snapshot, errors } = state.get()
    if (isSame(snapshot[name], value)) return
    edit({ ...snapshot, [name]: value }, withoutErrorsOf(errors, name))
  }

  function noteWritten(written: EntryOf<K>): void {
    if (isUnsaved()) saveAfter(AUTOSAVE_MS)
    onWritten(written)
  }

  /** Merges the state that a 409 came with. */
  const mergeConflict = ({ conflict }: AdminError) =>
    state.merge((conflict as EntryConflict).entry as EntryOf<K>)

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
      const { entry, snapshot, conflict } = state.get()
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
        state.acknowledge(written, snapshot)
        noteWritten(written)
        return true
      } catch (error) {
        if (!(error instanceof AdminError && error.conflict)) {
          fail(error)
          return false
        }
        if (!mergeConflict(error)) return false
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
      if (!(await write(state.get().entry ? 'autosave' : 'save', false))) return undefined
      const { entry } = state.get()
      if (!entry) return undefined
      set({ errors: {}, failure: '' })
      try {
        const written = (await call({ id: entry.id, version: entry.version })).entry as EntryOf<K> | null
        if (written) {
          state.replace(written)
          noteWritten(written)
        }
        return written
      } catch (error) {
        if (!(error instanceof AdminError && error.conflict)) fail(error)
        else if (mergeConflict(error)) set({ failure: failureText(error), saveState: 'saved' })
        return undefined
      }
    })
  }

  async function publish(): Promise<boolean> {
    const errors = checkPublishable(kind, state.get().snapshot)
    if (errors) {
      set({ errors })
      return false
    }
    return (await apply(entryCalls.publish)) !== undefined
  }

  /** Goes on with what somebody chose of what both sides changed. */
  function resolve(chosen: Snapshots[K]): Promise<boolean> {
    const { conflict } = state.get()
    if (!conflict) return Promise.resolve(false)
    state.choose(conflict.theirs, chosen)
    return save('save')
  }

  /** Goes on with what was typed before a reload. */
  function start(): void {
    const stored = state.readStored()
    if (!stored) return
    if (!opened || stored.version === opened.version) edit(stored.snapshot, {})
    else if (state.merge(opened, stored.base, stored.snapshot)) edit(state.get().snapshot, {})
  }

  return {
    kind,
    fields,
    start,
    change,
    save,
    apply,
    publish,
    resolve,
    getState: state.get,
    /** Forgets what was wrong with a field: it has another value by now. */
    forgetErrors: (name: string) => set({ errors: withoutErrorsOf(state.get().errors, name) }),
    subscribe: state.subscribe,
    /** Whether leaving the page now would lose something. */
    isLost: () => isUnsaved() && (!isShort() || state.get().saveState === 'saving'),
    /** Saves what waits for its moment, and no longer waits. */
    leave(): void {
      if (state.get().saveState === 'changed') void save('autosave', isShort())
    },
  }
}
