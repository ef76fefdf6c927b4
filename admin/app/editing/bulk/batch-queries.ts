import type { Batch, BatchOutcome } from '@rapport/staff-contract/batches/batches'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { listPartsOptions } from '../../ui/list-parts/list-parts.tsx'

const POLL_MS = 1500

const UNDER_WAY: readonly Batch['state'][] = ['planning', 'running', 'undoing']
export const isUnderWay = ({ state }: Batch): boolean => UNDER_WAY.includes(state)

/** A batch; polled while it is planned, run or undone. */
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

/** Entries of a batch by outcome; `state` in the key refetches them when the batch proceeds. */
export const batchEntriesQuery = (id: number, state: Batch['state'], outcome: BatchOutcome) =>
  infiniteQueryOptions({
    queryKey: ['batch-entries', id, state, outcome],
    ...listPartsOptions,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getBatchEntries', { params: { id, outcome, after: pageParam, limit: 50 }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const batchDifferencesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['batch-differences', id],
    ...listPartsOptions,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getBatchDifferences', { params: { id, after: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
