import type { Customer } from '@rapport/staff-contract/customers/customers'
import { ADMIN_LIST_DEFAULT } from '@rapport/staff-contract/lists/list-limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { listPartsOptions } from '../ui/list-parts/list-parts.tsx'

const FOUND_MAX = 8

/** Whether customers have an account, as a list asks. */
export type AccountFilter = 'yes' | 'no' | undefined

/** Customers of a list, part after part. */
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

/** Those that the palette shows; forgotten as soon as it is closed. */
export const foundCustomersQuery = (q: string) =>
  queryOptions({
    queryKey: ['customers', 'found', q],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const params = { q, account: undefined, after: undefined, limit: FOUND_MAX }
      return (await callAdmin('getCustomers', { params, signal })).customers
    },
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

/** Somebody without an account, by an order of theirs. */
export const guestQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'guest', id],
    queryFn: async ({ signal }) => (await callAdmin('getGuest', { params: { id }, signal })).guest,
  })
