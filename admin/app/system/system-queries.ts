import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'

export const systemQuery = queryOptions({
  queryKey: ['system-checks'],
  queryFn: ({ signal }) => callAdmin('getSystemChecks', { signal }),
})

/** Checks again in place of repeating the last results. */
export const checkSystemAgain = () => callAdmin('getSystemChecks', { params: { again: '1' } })
