import type { Batch, BatchOutcome } from '@rapport/staff-contract/batches/batches'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { listPartsOptions } from '../../ui/list-parts/list-parts.tsx'

/** How often one asks how far a batch is. */
const POLL_MS = 1500

const UNDER_WAY: readonly Batch['state'][] = ['planning', 'running', 'undoing']
export const isUnderWay = ({ state }: Batch): boolean => UNDER_WAY.includes(state)

/** A batch; asked for again and again while something of it is being done. */
export const batchQuery = (id: number) =>
  queryOptions({
    queryKey: ['batch', id],
    queryFn: async ({ signal }) => (await callAdmin('getBatch', { params: { id }, signal })).batch,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  })

export const batchesQuery = infiniteQueryOptions({
  queryKey: ['batches'],
  ...listPartsOptions,
  initialPageParam: undefined as number | undefined,
  queryFn: ({ pageParam, signal }) =>
    callAdmin('getBatches', { params: { before: pageParam, limit: 50 }, signal }),
  getNextPageParam: ({ next }) => next ?? undefined,
})

/** What became of the things of a batch; `state` has it asked anew once the batch is further. */
export const batchEntriesQuery = (id: number, state: Batch['state'], outcome: BatchOutcome) =>
  infiniteQueryOptions({
    queryKey: ['batch-entries', id, state, outcome],
    ...listPartsOptions,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getBatchEntries', { params: { id, outcome, after: pageParam, limit: 50 }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** How the things of a dry run would differ. */
export const batchDifferencesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['batch-differences', id],
    ...listPartsOptions,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getBatchDifferences', { params: { id, after: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
