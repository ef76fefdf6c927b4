import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { callAdmin, sendAdmin } from './admin-api.ts'
import { AdminError } from './admin-error.ts'

const isWorthRetrying = (error: Error) =>
  error instanceof AdminError && (error.reason === 'network' || (error.status ?? 0) >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, error) => count < 2 && isWorthRetrying(error) },
  },
})

/**
 * Current session; null if signed out. Refetched when the tab gets focus and not by a timer, which would keep
 * an idle session alive.
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

/** Matches a part of an order number: «26-000017», «000017». */
const ORDER_NUMBER = /^[\d-]{2,10}$/
const ORDER_QUERY_MIN = 3
const ORDER_RESULTS_MAX = 8

/** Whether the text can only be part of a phone or an order number. */
export const isNumberPart = (text: string): boolean => /^[\d\s()+-]{4,}$/.test(text)

/**
 * Orders found by number, phone, e-mail, name or comment. Contains personal data, so it isn't cached after
 * unmount.
 */
export const orderSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['order-search', text],
    gcTime: 0,
    enabled: text.length >= ORDER_QUERY_MIN || ORDER_NUMBER.test(text),
    queryFn: async ({ signal }) => {
      const params = { view: 'all', q: text, limit: ADMIN_LIST_MAX } as const
      const { orders } = await callAdmin('getInbox', { params, signal })
      // A phone may contain the same digits; orders with a matching number come first.
      const isNumbered = ({ number }: { number: string }) => number.includes(text)
      return [...orders.filter(isNumbered), ...orders.filter((order) => !isNumbered(order))].slice(
        0,
        ORDER_RESULTS_MAX,
      )
    },
  })
