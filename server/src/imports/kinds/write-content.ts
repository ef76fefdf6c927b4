import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { type BatchWrite, createBatch, type Patch } from '../../batches/create-batch.ts'
import { writeWholeBatch } from '../../batches/run-batch.ts'
import type { Snapshot } from '../../editing/kinds.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type ImportAuthor, type ImportResult, LineError, type PlanPart } from './import-kind.ts'

/** A snapshot from a file. Without `id` and `version` it creates an entry. */
export interface ContentWrite {
  kind: ContentKindName
  id?: number
  version?: number
  snapshot: Snapshot
}

export type ContentWrites = PlanPart<ContentWrite>['writes']

export type GetEntryId = (line: number) => number | undefined

interface WriteOptions {
  as: ImportResult
  title: string
  /** Resolves references of an item to items of earlier lines. Optional. */
  resolve?(snapshot: Snapshot, getEntryId: GetEntryId): Promise<Snapshot>
}

/**
 * Writes entries in order as one batch, which can be undone. Returns its id. Throws LineError if an entry can't be
 * written.
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
  const getLine = (index: number) => writes[index]?.line ?? 0
  await writeWholeBatch(
    tx,
    id,
    {
      async getPatch(index, patch, written) {
        if (!resolve || !patch || writes[index]?.write.kind !== 'item') return patch
        const getEntryId = (line: number) => written.get(indexes.get(line) ?? -1)
        return { ...(await resolve(patch as unknown as Snapshot, getEntryId)) }
      },
      refuse: (index, reason) => new LineError(getLine(index), reason),
    },
    author,
  )
  return id
}

const toBatchWrite = ({ kind, id, version, snapshot }: ContentWrite): BatchWrite => {
  const patch: Patch = { ...snapshot }
  return id === undefined || version === undefined ? { kind, patch } : { entryId: id, version, patch }
}
