import { QueryClient, queryOptions } from '@tanstack/react-query'
import { callAdmin, sendAdmin } from './admin-api.ts'
import { AdminError } from './admin-error.ts'

/** A try more than once is worth it where no answer came, or the server is not well. */
const isWorthRetrying = (error: Error) =>
  error instanceof AdminError && (error.reason === 'network' || (error.status ?? 0) >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, error) => count < 2 && isWorthRetrying(error) },
  },
})

/**
 * Who is signed in; null for nobody. Asked for when somebody comes back to the tab, never by a clock: that would keep a session
 * alive that nobody uses.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => (await sendAdmin('getStaffSession', { signal })).session,
  refetchOnWindowFocus: 'always',
})

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await callAdmin('getStaffAccount', { signal })).account,
})

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async ({ signal }) => (await callAdmin('getStaffDevices', { signal })).devices,
})

export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async ({ signal }) => (await callAdmin('getStaff', { signal })).members,
})
