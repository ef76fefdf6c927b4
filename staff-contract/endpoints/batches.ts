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
    summary: 'Batches of what one may read, the last first; `next` is the `before` of those that follow',
    access: 'entries.write',
    query: z.object({ before: z.optional(numberIn(1, 2 ** 31 - 1)), limit }),
    result: z.object({ batches: z.array(batch), next: z.nullable(z.number()) }),
  },
  getBatch: {
    ...adminRoutes.getBatch,
    summary: 'One batch: how far it is, and what came of it',
    access: 'entries.write',
    params: byId,
    result: one,
  },
  getBatchEntries: {
    ...adminRoutes.getBatchEntries,
    summary: 'What became of each thing of a batch; `next` is the `after` of those that follow',
    access: 'entries.write',
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
    summary:
      'Finds out what a bulk edit would change, and writes nothing of it: here and now of a few things, of many by a job',
    access: 'entries.write',
    form: planBatchForm,
    result: one,
  },
  getBatchDifferences: {
    ...adminRoutes.getBatchDifferences,
    summary: 'How the things of a planned bulk edit would differ; `next` is the `after` of those that follow',
    access: 'entries.write',
    params: byId,
    query: z.object({ after: z.optional(numberIn(0, BATCH_ENTRIES_MAX)) }),
    result: z.object({ differences: z.array(batchDifference), next: z.nullable(z.number()) }),
  },
  applyBatch: {
    ...adminRoutes.applyBatch,
    summary: 'Does what was planned; what somebody changed since is left as it is, and says so',
    access: 'entries.write',
    params: byId,
    result: one,
  },
  undoBatch: {
    ...adminRoutes.undoBatch,
    summary:
      'Takes back what a batch wrote, of everything that nobody has changed since; what is left says why',
    access: 'entries.write',
    params: byId,
    result: one,
  },
} as const satisfies Record<string, AdminEndpoint>
