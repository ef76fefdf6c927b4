import type { Customer } from '@rapport/staff-contract/customers/customers'
import { ADMIN_LIST_DEFAULT } from '@rapport/staff-contract/lists/list-limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { listPartsOptions } from '../ui/list-parts/list-parts.tsx'

const RESULTS_MAX = 8

export type AccountFilter = 'yes' | 'no' | undefined

export const customersQuery = (q: string, account: AccountFilter) =>
  infiniteQueryOptions({
    queryKey: ['customers', 'list', q, account ?? ''],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getCustomers', {
        params: { q: q || undefined, account, after: pageParam, limit: ADMIN_LIST_DEFAULT },
        signal,
      }),
    ...listPartsOptions,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Customers shown by the palette. Contains personal data, so it isn't cached after unmount. */
export const customerSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['customers', 'search', q],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const params = { q, account: undefined, after: undefined, limit: RESULTS_MAX }
      return (await callAdmin('getCustomers', { params, signal })).customers
    },
  })

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: async ({ signal }): Promise<Customer> =>
      (await callAdmin('getCustomer', { params: { id }, signal })).customer,
  })

export const consentTextQuery = (id: string) =>
  queryOptions({
    queryKey: ['consent-text', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => callAdmin('getConsentText', { params: { id }, signal }),
  })

/** Customer without an account, by the id of one of their orders. */
export const guestQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'guest', id],
    queryFn: async ({ signal }) => (await callAdmin('getGuest', { params: { id }, signal })).guest,
  })
