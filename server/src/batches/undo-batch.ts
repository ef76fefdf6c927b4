import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import { type Batch, WRITTEN_OUTCOMES } from '@rapport/staff-contract/batches/batches'
import { eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { BatchAuthor } from './create-batch.ts'
import { countOutcomes } from './queries.ts'
import { type BatchDeps, startBatch } from './run-batch.ts'
import { contentBatches } from './tables.ts'

const countWritten = (outcomes: Batch['outcomes']): number =>
  WRITTEN_OUTCOMES.reduce((sum, outcome) => sum + (outcomes[outcome] ?? 0), 0)

/**
 * Undoes a batch, except for entries that have changed since. Throws 409 if it is running, already undone, or has
 * written nothing.
 */
export async function undoBatch(
  tx: Orm,
  id: number,
  deps: Pick<BatchDeps, 'jobs' | 'log'>,
  author: BatchAuthor,
): Promise<void> {
  const [batch] = await tx.select().from(contentBatches).where(eq(contentBatches.id, id)).for('update')
  if (!batch) throw notFound()
  if (batch.state === 'undone') throw new ApiError(409, batchMessages.undoneAlready)
  if (batch.state !== 'done' && batch.state !== 'stopped') throw new ApiError(409, batchMessages.notDone)
  if (countWritten((await countOutcomes(tx, [id])).get(id) ?? {}) === 0)
    throw new ApiError(409, batchMessages.nothingToUndo)
  await tx
    .update(contentBatches)
    .set({ state: 'undoing', undoneBy: author.staffId })
    .where(eq(contentBatches.id, id))
  await startBatch(tx, id, deps, author)
}
