import type { ImportRowState, ImportRun } from '@rapport/staff-contract/imports/imports'
import { ADMIN_LIST_DEFAULT } from '@rapport/staff-contract/lists/list-limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { listPartsOptions } from '../ui/list-parts/list-parts.tsx'

const POLL_MS = 1000

export const isRunning = (run: Pick<ImportRun, 'state'> | undefined): boolean =>
  run?.state === 'checking' || run?.state === 'applying'

export const importsQuery = infiniteQueryOptions({
  queryKey: ['imports', 'list'],
  queryFn: ({ pageParam, signal }) =>
    callAdmin('getImports', { params: { before: pageParam, limit: ADMIN_LIST_DEFAULT }, signal }),
  ...listPartsOptions,
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})

/** An import; polled while it is checked or applied. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: async ({ signal }): Promise<ImportRun> =>
      (await callAdmin('getImport', { params: { id }, signal })).import,
    refetchInterval: ({ state }) => (isRunning(state.data) ? POLL_MS : false),
  })

export const importRowsQuery = (id: number, state: ImportRowState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['imports', 'rows', id, state],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getImportRows', {
        params: { id, state, after: pageParam, limit: ADMIN_LIST_DEFAULT },
        signal,
      }),
    ...listPartsOptions,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
