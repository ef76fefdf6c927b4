import { ADMIN_LIST_DEFAULT } from '@rapport/staff-contract/lists/list-limits'
import type { OfferView } from '@rapport/staff-contract/offers/offer'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { listPartsOptions } from '../../ui/list-parts/list-parts.tsx'

const FOUND_MAX = 10

export const offersQuery = (view: OfferView, q: string) =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'offers', 'list', view, q],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getOffers', {
        params: { view, q: q || undefined, after: pageParam, limit: ADMIN_LIST_DEFAULT },
        signal,
      }),
    ...listPartsOptions,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const offerCountsQuery = queryOptions({
  queryKey: ['inbox', 'offers', 'counts'],
  queryFn: ({ signal }) => callAdmin('getOfferCounts', { signal }),
})

/** A few offers by number or customer, to copy one. Contains personal data, so it isn't cached after unmount. */
export const foundOffersQuery = (q: string) =>
  queryOptions({
    queryKey: ['inbox', 'offers', 'found', q],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const params = { view: 'all' as const, q: q || undefined, after: undefined, limit: FOUND_MAX }
      return (await callAdmin('getOffers', { params, signal })).offers
    },
  })

export const templatesQuery = queryOptions({
  queryKey: ['offer-templates'],
  queryFn: async ({ signal }) => (await callAdmin('getOfferTemplates', { signal })).templates,
})
