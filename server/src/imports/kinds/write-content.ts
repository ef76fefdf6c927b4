import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { type BatchWrite, createBatch, type Patch } from '../../batches/create-batch.ts'
import { writeWholeBatch } from '../../batches/run-batch.ts'
import type { Snapshot } from '../../editing/kinds.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type ImportAuthor, type ImportResult, LineError, type PlanPart } from './import-kind.ts'

/** A thing as a file has it; `id` and `version`: which one it changes, undefined where it is new. */
export interface ContentWrite {
  kind: ContentKindName
  id?: number
  version?: number
  snapshot: Snapshot
}

export type ContentWrites = PlanPart<ContentWrite>['writes']

export type EntryIdOf = (line: number) => number | undefined

interface WriteOptions {
  as: ImportResult
  title: string
  /** Returns a snapshot as it is to be written, told which entry each line before it became; left out: as it is. */
  resolve?(snapshot: Snapshot, entryIdOf: EntryIdOf): Promise<Snapshot>
}

/**
 * Writes things in their order as one batch, which can be taken back as one; returns its id. Throws a LineError of what stands
 * against one of them.
 */
export async function writeContent(
  tx: Orm,
  writes: ContentWrites,
  { as, title, resolve }: WriteOptions,
  author: ImportAuthor,
): Promise<number> {
  const batch = {
    reason: 'import' as const,
    title,
    result: as === 'draft' ? ('draft' as const) : ('publish' as const),
    writes: writes.map(({ write }) => toBatchWrite(write)),
  }
  const id = await createBatch(tx, batch, author)
  const indexes = new Map(writes.map(({ line }, index) => [line, index]))
  const lineOf = (index: number) => writes[index]?.line ?? 0
  await writeWholeBatch(
    tx,
    id,
    {
      async patchOf(_index, patch, written) {
        if (!resolve || !patch) return patch
        const entryIdOf = (line: number) => written.get(indexes.get(line) ?? -1)
        return { ...(await resolve(patch as unknown as Snapshot, entryIdOf)) }
      },
      refuse: (index, reason) => new LineError(lineOf(index), reason),
    },
    author,
  )
  return id
}

const toBatchWrite = ({ kind, id, version, snapshot }: ContentWrite): BatchWrite => {
  const patch: Patch = { ...snapshot }
  return id === undefined || version === undefined ? { kind, patch } : { entryId: id, version, patch }
}
