import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { listPartsOptions } from '../ui/list-parts/list-parts.tsx'

export const redirectsQuery = infiniteQueryOptions({
  queryKey: ['redirects', 'rows'],
  queryFn: ({ pageParam, signal }) =>
    callAdmin('getRedirects', {
      params: { limit: 50, ...(pageParam === null ? {} : { after: pageParam }) },
      signal,
    }),
  ...listPartsOptions,
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

export const missingPagesQuery = queryOptions({
  queryKey: ['redirects', 'missing'],
  queryFn: async ({ signal }) => (await callAdmin('getMissingPages', { signal })).pages,
})
