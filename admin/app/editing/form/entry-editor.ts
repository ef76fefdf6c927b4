import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { isSame } from '@rapport/staff-contract/editing/merge'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { Entry, EntryConflict, EntryOf } from '@rapport/staff-contract/entries/entries'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import type { FieldDescriptions } from '../field-description.ts'
import { checkDraft, checkPublishable } from './check-snapshot.ts'
import { removeErrors } from './editor-state.ts'
import { type EntryTarget, entryCalls, saveDraft } from './entry-calls.ts'
import { createEntryState, type EntryStateOptions } from './entry-state.ts'

/** Delay of autosave after the last change. */
const AUTOSAVE_MS = 2000
const RETRY_MS = 10_000
const MERGES_MAX = 10
/** Browsers limit the body of a `keepalive` request to 64 KB. */
const KEEPALIVE_CHARACTERS_MAX = 20_000

export type EntryEditor<K extends ContentKindName> = ReturnType<typeof createEntryEditor<K>>

interface EditorOptions<K extends ContentKindName> extends EntryStateOptions<K> {
  fields: FieldDescriptions
  onWritten: (entry: EntryOf<K>) => void
}

/**
 * Creates the editor of an entry. It autosaves, one write after another, each from the last version. Saves of
 * others are merged unless fields conflict.
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

  /** Whether the snapshot fits into a `keepalive` request. */
  const isShort = () => JSON.stringify(state.get().snapshot).length <= KEEPALIVE_CHARACTERS_MAX

  function saveAfter(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void save('autosave'), milliseconds)
  }
  /** Runs writes one after another: each uses the version returned by the last. */
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
    edit({ ...snapshot, [name]: value }, removeErrors(errors, name))
  }

  function handleWritten(written: EntryOf<K>): void {
    if (isUnsaved()) saveAfter(AUTOSAVE_MS)
    onWritten(written)
  }

  const mergeConflict = ({ conflict }: AdminError) =>
    state.merge((conflict as EntryConflict).entry as EntryOf<K>)

  function fail(error: unknown): void {
    if (!(error instanceof AdminError)) throw error
    const errors = Object.fromEntries(
      Object.entries(error.fields).map(([field, sentences]) => [
        field.replace(/^entries\.0\./, ''),
        sentences,
      ]),
    )
    const isUnreachable = error.reason === 'network' || (error.status ?? 0) >= 500
    // Errors shown at their fields are not repeated above the form.
    const failure = Object.keys(errors).length > 0 ? '' : failureText(error)
    if (!isUnsaved()) set({ saveState: 'saved', errors, failure })
    else if (!isUnreachable) set({ saveState: 'failed', errors, failure })
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
        handleWritten(written)
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

  /** Saves unsaved changes; `save` also stores a version. Returns whether everything is saved. */
  const save = (reason: 'save' | 'autosave', keepalive = false) => run(() => write(reason, keepalive))

  /**
   * Saves, then runs a command on the entry. Returns the new entry, null if it is deleted, or undefined if
   * the command failed.
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
          handleWritten(written)
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

  function resolve(chosen: Snapshots[K]): Promise<boolean> {
    const { conflict } = state.get()
    if (!conflict) return Promise.resolve(false)
    state.choose(conflict.theirs, chosen)
    return save('save')
  }

  /** Restores unsaved changes from before a reload. */
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
    forgetErrors: (name: string) => set({ errors: removeErrors(state.get().errors, name) }),
    subscribe: state.subscribe,
    /** Whether leaving the page now could lose changes. */
    isLost: () => isUnsaved() && (!isShort() || state.get().saveState === 'saving'),
    /** Saves now instead of after the autosave delay. */
    leave(): void {
      if (state.get().saveState === 'changed') void save('autosave', isShort())
    },
  }
}
