import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'

/** Whoever leaves the screen open sees what came meanwhile. */
const ASKED_EVERY_MS = 60_000

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => callAdmin('getToday', { signal }),
  staleTime: 0,
  refetchInterval: ASKED_EVERY_MS,
})
