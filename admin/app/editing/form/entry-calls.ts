import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { Entry, EntryOf } from '@rapport/staff-contract/entries/entries'
import { callAdmin } from '../../api/admin-api.ts'

/** What a write names: the thing, and the version it started from. */
export interface EntryTarget {
  id: number
  version: number
}

interface DraftWrite<K extends ContentKindName> {
  kind: K
  /** Undefined: a new one. */
  target: EntryTarget | undefined
  snapshot: Snapshots[K]
  /** Whether somebody pressed «Сохранить», or the form saved by itself. */
  reason: 'save' | 'autosave'
  keepalive: boolean
}

/** Stores what is on the screen as the draft of a thing, or of a new one. */
export async function saveDraft<K extends ContentKindName>(write: DraftWrite<K>): Promise<EntryOf<K>> {
  const { kind, target, snapshot, reason, keepalive } = write
  const { entry } = target
    ? await callAdmin('saveDraft', {
        params: { id: target.id },
        form: { version: target.version, snapshot, reason },
        keepalive,
      })
    : await callAdmin('createEntry', { form: { kind, snapshot }, keepalive })
  return entry as EntryOf<K>
}

/** Makes the draft of a new thing of one that is stored. */
export const copyEntry = async ({ id }: { id: number }): Promise<Entry> =>
  (await callAdmin('copyEntry', { params: { id } })).entry

/** Each does something with a thing; the answer has it as it is then, or null where it is gone. */
export const entryCalls = {
  publish: async (target: EntryTarget) => ({
    entry: (await callAdmin('publishEntries', { form: { entries: [target] } })).entries[0] ?? null,
  }),
  discard: ({ id, version }: EntryTarget) => callAdmin('discardDraft', { params: { id }, form: { version } }),
  schedule:
    (minutes: { publishAt: string | null; takeDownAt: string | null }) =>
    ({ id, version }: EntryTarget) =>
      callAdmin('scheduleEntry', { params: { id }, form: { version, ...minutes } }),
  trash: ({ id, version }: EntryTarget) => callAdmin('trashEntry', { params: { id }, form: { version } }),
  takeDown: ({ id, version }: EntryTarget) =>
    callAdmin('takeDownEntry', { params: { id }, form: { version } }),
}
