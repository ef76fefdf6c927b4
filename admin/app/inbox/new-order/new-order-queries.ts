import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'

/** Customers with a whole phone. Contains personal data, so it isn't cached after unmount. */
export const callersQuery = (phone: string | undefined) =>
  queryOptions({
    queryKey: ['callers', phone],
    enabled: phone !== undefined,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await callAdmin('getCallers', { params: { phone: phone ?? '' }, signal })).callers,
  })
