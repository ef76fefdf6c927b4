import type { SeoFault } from '@rapport/contract/seo-pages'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'

/** Pages with a fault, or all of them, a part at a time. */
export const seoPagesQuery = (fault: SeoFault | undefined) =>
  infiniteQueryOptions({
    queryKey: ['seo-pages', fault],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getSeoPages', {
        params: { limit: 50, ...(fault && { fault }), ...(pageParam === null ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // The filters stay where they are meanwhile.
    placeholderData: keepPreviousData,
  })
