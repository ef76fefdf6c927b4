import type { Batch, BatchEntry } from '@rapport/staff-contract/batches/batches'
import type { BatchDifference, BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import type { SignedIn } from '../staff-app.ts'

/** Changes of a bulk edit, of posts by default, and its author, an editor by default. */
export interface Plan {
  kind?: string
  ids?: number[]
  filter?: object
  mediaFilter?: object
  result?: string
  by?: SignedIn
}

/** Returns functions that create, read and run bulk edits as an editor. */
export function bulkEdits(editor: () => SignedIn) {
  const tryPlan = (change: object, { by = editor(), kind = 'post', result = 'draft', ...target }: Plan) =>
    by.call('planBatch', { body: { kind, title: 'Проба', change, result, ...target } })
  return {
    tryPlan,
    async plan(change: BulkChange, options: Plan): Promise<Batch> {
      const { status, message, errors, result } = await tryPlan(change, options)
      if (status !== 200) throw new Error(`${message} ${JSON.stringify(errors)}`)
      return result.batch
    },
    differencesOf: async (id: number, query = {}) =>
      (await editor().call('getBatchDifferences', { id, query })).result as {
        differences: BatchDifference[]
        next: number | null
      },
    entriesOf: async (id: number): Promise<BatchEntry[]> =>
      (await editor().call('getBatchEntries', { id })).result.entries,
    async apply(id: number, by = editor()): Promise<Batch> {
      const { status, message, result } = await by.call('applyBatch', { id })
      if (status !== 200) throw new Error(message)
      return result.batch
    },
    get: async (id: number): Promise<Entry> => (await editor().call('getEntry', { id })).result.entry,
  }
}
