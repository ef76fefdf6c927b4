import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { Entry, EntryOf } from '@rapport/staff-contract/entries/entries'
import { callAdmin } from '../../api/admin-api.ts'

/** Entry to write, with the version that the write starts from. */
export interface EntryTarget {
  id: number
  version: number
}

interface DraftWrite<K extends ContentKindName> {
  kind: K
  /** Undefined for a new entry. */
  target: EntryTarget | undefined
  snapshot: Snapshots[K]
  /** `save` is the button «Сохранить». */
  reason: 'save' | 'autosave'
  keepalive: boolean
}

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

export const copyEntry = async ({ id }: { id: number }): Promise<Entry> =>
  (await callAdmin('copyEntry', { params: { id } })).entry

/** Commands on an entry; they return its new state, or null if it is deleted. */
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
