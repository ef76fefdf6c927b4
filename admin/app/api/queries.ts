import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
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
/** Characters that orders are looked for by, at least. */
const ORDER_QUERY_MIN = 3
const ORDERS_FOUND_MAX = 8

/** Whether a text can be a part of a phone or of an order's number, and of nothing else. */
export const isFigures = (text: string): boolean => /^[\d\s()+-]{4,}$/.test(text)

/** Orders by their number, a phone, an e-mail, a name or words of theirs; forgotten as soon as nobody shows them. */
export const foundOrdersQuery = (text: string) =>
  queryOptions({
    queryKey: ['found-orders', text],
    gcTime: 0,
    enabled: text.length >= ORDER_QUERY_MIN || ORDER_NUMBER.test(text),
    queryFn: async ({ signal }) => {
      const params = { view: 'all', q: text, limit: ADMIN_LIST_MAX } as const
      const { orders } = await callAdmin('getInbox', { params, signal })
      // A phone may have the same digits: those of the number come first.
      const isNumbered = ({ number }: { number: string }) => number.includes(text)
      return [...orders.filter(isNumbered), ...orders.filter((order) => !isNumbered(order))].slice(
        0,
        ORDERS_FOUND_MAX,
      )
    },
  })
