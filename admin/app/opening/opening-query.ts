import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'

/** The notice of a closed site is on every screen. */
const FRESH_MS = 60_000

export const openingQuery = queryOptions({
  queryKey: ['opening'],
  queryFn: ({ signal }) => callAdmin('getOpening', { signal }),
  staleTime: FRESH_MS,
})
