import type { Customer } from '@rapport/contract/customers/customers'
import { ADMIN_LIST_DEFAULT } from '@rapport/contract/limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { listPartsOptions } from '../ui/list-parts/list-parts.tsx'

const FOUND_MAX = 6
/** Characters that somebody without an account is looked for by, at least. */
const QUERY_MIN = 3

/** Customers of a list, part after part. */
export const customersQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['customers', 'list', q],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getCustomers', {
        params: { q: q || undefined, after: pageParam, limit: ADMIN_LIST_DEFAULT },
        signal,
      }),
    ...listPartsOptions,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Those that the palette shows; forgotten as soon as it is closed. */
export const foundCustomersQuery = (q: string) =>
  queryOptions({
    queryKey: ['customers', 'found', q],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await callAdmin('getCustomers', { params: { q, after: undefined, limit: FOUND_MAX }, signal }))
        .customers,
  })

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: async ({ signal }): Promise<Customer> =>
      (await callAdmin('getCustomer', { params: { id }, signal })).customer,
  })

/** The text of a consent: it never changes. */
export const consentTextQuery = (id: string) =>
  queryOptions({
    queryKey: ['consent-text', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => callAdmin('getConsentText', { params: { id }, signal }),
  })

/** Those without an account who were looked for; nothing is asked before something is typed. */
export const guestsQuery = (q: string) =>
  queryOptions({
    queryKey: ['customers', 'guests', q],
    enabled: q.length >= QUERY_MIN,
    queryFn: async ({ signal }) => (await callAdmin('getGuests', { params: { q }, signal })).guests,
  })

/** Somebody without an account, by an order of theirs. */
export const guestQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'guest', id],
    queryFn: async ({ signal }) => (await callAdmin('getGuest', { params: { id }, signal })).guest,
  })
