import type { Batch, BatchEntry, BatchKind, BatchOutcome } from '@rapport/staff-contract/batches/batches'
import { aliasedTable, and, asc, count, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { textArray } from '../platform/database/sql-arrays.ts'
import { staff } from '../staff/tables.ts'
import { contentBatchEntries, contentBatches } from './tables.ts'

const undoer = aliasedTable(staff, 'undoer')

/** Returns the number of entries per outcome of each batch. */
export async function countOutcomes(orm: Orm, ids: number[]): Promise<Map<number, Batch['outcomes']>> {
  const { batchId, outcome } = contentBatchEntries
  const rows = await orm
    .select({ batchId, outcome, entries: count() })
    .from(contentBatchEntries)
    .where(inArray(batchId, ids))
    .groupBy(batchId, outcome)
  const outcomes = new Map<number, Batch['outcomes']>()
  for (const row of rows)
    outcomes.set(row.batchId, { ...outcomes.get(row.batchId), [row.outcome]: row.entries })
  return outcomes
}

async function selectBatches(orm: Orm, where: SQL | undefined, limit: number): Promise<Batch[]> {
  const rows = await orm
    .select({
      row: contentBatches,
      createdBy: { id: staff.id, name: staff.name },
      undoneBy: { id: undoer.id, name: undoer.name },
    })
    .from(contentBatches)
    .leftJoin(staff, eq(staff.id, contentBatches.createdBy))
    .leftJoin(undoer, eq(undoer.id, contentBatches.undoneBy))
    .where(where)
    .orderBy(desc(contentBatches.id))
    .limit(limit)
  const outcomes = await countOutcomes(
    orm,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, createdBy, undoneBy }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    outcomes: outcomes.get(row.id) ?? {},
    undoneAt: row.undoneAt?.toISOString() ?? null,
    createdBy,
    undoneBy,
  }))
}

/** Returns a batch with its progress. */
export async function findBatch(orm: Orm, id: number): Promise<Batch | undefined> {
  return (await selectBatches(orm, eq(contentBatches.id, id), 1))[0]
}

/** Returns a page of started batches that contain only these kinds, newest first, and the cursor of the next page. */
export async function listBatches(
  orm: Orm,
  { kinds, before, limit }: { kinds: BatchKind[]; before?: number | undefined; limit: number },
): Promise<{ batches: Batch[]; next: number | null }> {
  const isReadable = sql`${contentBatches.kinds} <@ to_jsonb(${textArray(kinds)})`
  const isBegun = sql`${contentBatches.state} not in ('planning', 'planned')`
  const isOlder = before === undefined ? undefined : lt(contentBatches.id, before)
  const rows = await selectBatches(orm, and(isReadable, isBegun, isOlder), limit + 1)
  const batches = rows.slice(0, limit)
  return { batches, next: rows.length > limit ? (batches.at(-1)?.id ?? null) : null }
}

/** Returns a page of the entries of a batch with their outcomes, and the cursor of the next page. */
export async function listBatchEntries(
  orm: Orm,
  {
    id,
    outcome: wanted,
    after,
    limit,
  }: { id: number; outcome?: BatchOutcome | undefined; after?: number | undefined; limit: number },
): Promise<{ entries: BatchEntry[]; next: number | null }> {
  const { batchId, index, mediaId, kind, title, outcome, reason } = contentBatchEntries
  const entryId = sql<number | null>`coalesce(${contentBatchEntries.entryId}, ${mediaId})`
  const rows = await orm
    .select({ index, entryId, kind, title, outcome, reason })
    .from(contentBatchEntries)
    .where(
      and(eq(batchId, id), wanted && eq(outcome, wanted), after === undefined ? undefined : gt(index, after)),
    )
    .orderBy(asc(index))
    .limit(limit + 1)
  const entries = rows.slice(0, limit)
  return { entries, next: rows.length > limit ? (entries.at(-1)?.index ?? null) : null }
}
