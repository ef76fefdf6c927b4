import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { FastifyBaseLogger } from 'fastify'
import type { Orm } from '../platform/database/database.ts'
import { isRetryable, redactQueryError } from '../platform/database/database-errors.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { BatchAuthor } from './create-batch.ts'
import { undoPicture, writePicture } from './pictures/write-picture.ts'
import { scheduleBatchEntry, undoSchedule } from './schedule-batch-entry.ts'
import type { BatchRow } from './tables.ts'
import { undoBatchEntry } from './undo-batch-entry.ts'
import { type BatchEntryRow, type EntryOutcome, writeBatchEntry } from './write-batch-entry.ts'

export interface WriteDeps {
  jobs: Jobs
  log: FastifyBaseLogger
}

/** Writes an entry in a savepoint: an error leaves this entry unchanged, and the batch continues. */
export async function writeOne(
  tx: Orm,
  row: BatchEntryRow,
  batch: BatchRow,
  author: BatchAuthor,
  { jobs, log }: WriteDeps,
): Promise<EntryOutcome> {
  const isUndoing = batch.state === 'undoing'
  const { change, result } = batch
  try {
    return await tx.transaction((inner) => {
      if (row.kind === 'picture')
        return isUndoing ? undoPicture(inner, row, author) : writePicture(inner, row, author)
      if (result === 'schedule')
        return isUndoing
          ? undoSchedule(inner, jobs, row, author)
          : scheduleBatchEntry(inner, jobs, { row, change }, author)
      return isUndoing ? undoBatchEntry(inner, row, author) : writeBatchEntry(inner, row, batch, author)
    })
  } catch (error) {
    const outcome = isUndoing ? ('left' as const) : ('refused' as const)
    if (error instanceof ApiError && error.status < 500) {
      const [reason = error.message] = Object.values(error.fields).flat()
      return { outcome, reason }
    }
    // The job retries the whole step.
    if (isRetryable(error)) throw error
    log.error(
      { err: redactQueryError(error), batch: batch.id, entry: row.entryId },
      'writing a batch entry failed',
    )
    return { outcome, reason: batchMessages.failed }
  }
}
