import { byId, numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import { BATCH_ENTRIES_MAX } from '../batches/batch-limits.ts'
import { BATCH_OUTCOMES, batch, batchEntry } from '../batches/batches.ts'
import { batchDifference, planBatchForm } from '../batches/bulk-edit.ts'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../lists/list-limits.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const limit = z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT)
const one = z.object({ batch })

/** Endpoints of batches. Beyond `access`, the staff member needs permission to read or write many entries of every kind in the batch. */
export const batchEndpoints = {
  getBatches: {
    ...adminRoutes.getBatches,
    summary:
      'Returns batches that the member may read, newest first; `next` is the `before` of the next page',
    access: 'import.use',
    query: z.object({ before: z.optional(numberIn(1, 2 ** 31 - 1)), limit }),
    result: z.object({ batches: z.array(batch), next: z.nullable(z.number()) }),
  },
  getBatch: {
    ...adminRoutes.getBatch,
    summary: 'Returns a batch with its progress and result',
    access: 'import.use',
    params: byId,
    result: one,
  },
  getBatchEntries: {
    ...adminRoutes.getBatchEntries,
    summary: 'Returns the result of each entry of a batch; `next` is the `after` of the next page',
    access: 'import.use',
    params: byId,
    query: z.object({
      outcome: z.optional(z.enum(BATCH_OUTCOMES, messages.fieldInvalid)),
      after: z.optional(numberIn(0, BATCH_ENTRIES_MAX)),
      limit,
    }),
    result: z.object({ entries: z.array(batchEntry), next: z.nullable(z.number()) }),
  },
  planBatch: {
    ...adminRoutes.planBatch,
    summary: 'Plans a bulk edit without writing: immediately for a few entries, by a job for many',
    access: 'import.use',
    form: planBatchForm,
    result: one,
  },
  getBatchDifferences: {
    ...adminRoutes.getBatchDifferences,
    summary: 'Returns the changes of a planned bulk edit; `next` is the `after` of the next page',
    access: 'import.use',
    params: byId,
    query: z.object({ after: z.optional(numberIn(0, BATCH_ENTRIES_MAX)) }),
    result: z.object({ differences: z.array(batchDifference), next: z.nullable(z.number()) }),
  },
  applyBatch: {
    ...adminRoutes.applyBatch,
    summary: 'Runs a planned batch; entries changed since the plan are skipped and reported',
    access: 'import.use',
    params: byId,
    result: one,
  },
  undoBatch: {
    ...adminRoutes.undoBatch,
    summary:
      'Reverts the writes of a batch, except for entries changed since; returns why these were skipped',
    access: 'import.use',
    params: byId,
    result: one,
  },
} as const satisfies Record<string, AdminEndpoint>
