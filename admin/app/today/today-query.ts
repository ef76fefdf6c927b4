import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'

/** Refreshes a screen that stays open. */
const POLL_MS = 60_000

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => callAdmin('getToday', { signal }),
  staleTime: 0,
  refetchInterval: POLL_MS,
})
