import { ADMIN_LIST_MAX } from '@rapport/contract/limits'
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

/** Parts of a number are letters of no word: «26-000017», «000017». */
const ORDER_NUMBER = /^[\d-]{2,10}$/
const ORDERS_FOUND_MAX = 8

/** Orders by their number, or a part of it. */
export const orderByNumberQuery = (text: string) =>
  queryOptions({
    queryKey: ['order-number', text],
    enabled: ORDER_NUMBER.test(text),
    queryFn: async ({ signal }) => {
      // A phone may have the same digits: more are asked for than are shown.
      const params = { view: 'all', q: text, limit: ADMIN_LIST_MAX } as const
      const { orders } = await callAdmin('getInbox', { params, signal })
      return orders.filter(({ number }) => number.includes(text)).slice(0, ORDERS_FOUND_MAX)
    },
  })
